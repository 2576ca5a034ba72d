/** Base URL of visitors' requests: the configured API, else the site's own origin. */
const API = (process.env.GATSBY_API_URL ?? "").replace(/\/+$/, "");

export const SIGNUP_URL = `${API}/v1/web/subscribe-newsletter`;
export const ENQUIRY_URL = `${API}/v1/web/enquiry`;
