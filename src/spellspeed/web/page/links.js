// @ts-check
// Going from view to view without loading the page again.

/** @param {string} address */
export function goTo(address) {
	history.pushState(null, "", address);
	dispatchEvent(new PopStateEvent("popstate"));
}

/** Follow a link of the page without loading it again, unless it is wanted elsewhere. @param {MouseEvent} event */
export function followLink(event) {
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
	event.preventDefault();
	goTo(/** @type {HTMLAnchorElement} */ (event.currentTarget).pathname);
}

/** The event of the window at which every module forgets what only the person before knew: the browser is handed over. */
export const HANDOVER = "handover";
