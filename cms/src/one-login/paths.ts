/** Below `/api` of the CMS where people sign in: the hotels that somebody may go to, a pass for one, and the way back. */
export const HOTELS = "/hotels";
export const PASS = "/hotels/pass";
export const HOME = "/hotels/home";

/** Below `/api` of the others: whether somebody is known, and the way in. */
export const KNOWN = "/hotels/known";
export const ENTER = "/hotels/enter";
