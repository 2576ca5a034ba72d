/**
 * Paths under `/api` of the CMS where people sign in: the hotels a user may open, a pass for one, and the way back.
 */
export const HOTELS = "/hotels";
export const PASS = "/hotels/pass";
export const HOME = "/hotels/home";

/** Paths under `/api` of the other hotels: whether a user is known, and signing in. */
export const KNOWN = "/hotels/known";
export const ENTER = "/hotels/enter";
