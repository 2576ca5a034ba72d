/** Where the stay is kept for the visit, in the session storage of this device: nothing of it is sent anywhere. */
export const STAY_KEY = "stay";
