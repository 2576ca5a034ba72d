/** What the specification has a failed call say if the server gives no reason. */
export const WRONG_SERVICES = "Wrong Services";
