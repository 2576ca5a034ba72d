/** The cookie of who signed in, and where a browser sends it. */
export interface Session {
  cookie: string;
  path: string;
  sameSite: "strict" | "lax";
}

export const HOOKS_SESSION: Session = { cookie: "publisher_session", path: "/hooks", sameSite: "strict" };

/** The cookie of who came by a link that needs no login; such a pass reads pages, and nothing of /hooks. */
export const PASS_COOKIE = "preview_pass";

/** Sent with every page, also with the first one, to which a link of the content server's admin leads. */
export const PREVIEW_SESSION: Session = { cookie: "preview_session", path: "/", sameSite: "lax" };
