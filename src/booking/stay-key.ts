/** Key of the stay in this device's session storage, for the visit only: it is not sent anywhere. */
export const STAY_KEY = "stay";

/** Event of the window when the stay changes. */
export const STAY_EVENT = "stay";

/** True if this visit's storage holds a stay; reading it takes the code of kept-stay.ts. */
export function isStayKept(): boolean {
  try {
    return Boolean(sessionStorage.getItem(STAY_KEY));
  } catch {
    return false;
  }
}
