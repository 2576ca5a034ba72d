import type { Route } from "./route";

/** The data-protection notice, which the newsletter's consent names: by itself, so that pages need no whole table. */
export const PRIVACY_ROUTE: Route = { path: "/gdpr", layout: "detail-pages", slugs: { tr: "kvkk" } };
