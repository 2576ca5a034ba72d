/** Access to the content server, and limits on what is downloaded; configured per build machine. */
export interface ContentAccess {
  /** Value of the Authorization header for the content API's own origin; a secret. */
  authorization: string | undefined;
  /** Hosts (`cdn.internal:8080`) that pictures may come from even if their address isn't public. */
  pictureHosts: readonly string[];
  /** Maximum megabytes (10^6 bytes) of one response, of one picture, and of all of them together. */
  maxAnswerMegabytes: number;
  maxPictureMegabytes: number;
  maxTotalMegabytes: number;
}

export const CONTENT_ACCESS: ContentAccess = {
  authorization: undefined,
  pictureHosts: [],
  maxAnswerMegabytes: 10,
  maxPictureMegabytes: 40,
  maxTotalMegabytes: 2_000,
};
