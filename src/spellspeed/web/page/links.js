// @ts-check
// Going from view to view without loading the page again.

/** @param {string} address */
export function goTo(address) {
	history.pushState(null, "", address);
	dispatchEvent(new PopStateEvent("popstate"));
}
