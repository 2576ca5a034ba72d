/** A session cookie and its scope. */
export interface Session {
  cookie: string;
  path: string;
  sameSite: "strict" | "lax";
}

export const HOOKS_SESSION: Session = { cookie: "publisher_session", path: "/hooks", sameSite: "strict" };

/** The cookie of visitors with a link that needs no login; such a pass gives access to pages, but not to /hooks. */
export const PASS_COOKIE = "preview_pass";

/** Sent with every page, including the first one reached from a link in the content server's admin. */
export const PREVIEW_SESSION: Session = { cookie: "preview_session", path: "/", sameSite: "lax" };
