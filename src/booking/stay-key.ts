/** Key of the stay in this device's session storage, for the visit only: it is not sent anywhere. */
export const STAY_KEY = "stay";
