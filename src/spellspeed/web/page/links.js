// @ts-check
// Going from view to view without loading the page again.

/** Who asks the reader before the view of an address is left; null where nothing is lost by it. */
export const leaving = { ask: /** @type {((go: () => void) => void) | null} */ (null), from: "" };

/** @param {string} address */
function goOn(address) {
	history.pushState(null, "", address);
	dispatchEvent(new PopStateEvent("popstate"));
}

/** @param {string} address */
export function goTo(address) {
	if (leaving.ask) leaving.ask(() => goOn(address));
	else goOn(address);
}

/** Whether the reader is asked first, who went back in the browser: the address is again that of the view. @param {PopStateEvent} event */
export function holdsBack(event) {
	if (!leaving.ask || location.pathname === leaving.from) return false;
	const to = location.pathname + location.hash;
	event.stopImmediatePropagation();
	history.pushState(null, "", leaving.from);
	leaving.ask(() => goOn(to));
	return true;
}

/** Follow a link of the page without loading it again, unless it is wanted elsewhere. @param {MouseEvent} event */
export function followLink(event) {
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
	event.preventDefault();
	goTo(/** @type {HTMLAnchorElement} */ (event.currentTarget).pathname);
}

/** The event of the window at which every module forgets what only the person before knew: the browser is handed over. */
export const HANDOVER = "handover";
