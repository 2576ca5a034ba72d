/** Where signups go: the configured API, else the site's own origin. */
export const SIGNUP_URL = `${(process.env.GATSBY_API_URL ?? "").replace(/\/+$/, "")}/v1/web/subscribe-newsletter`;
