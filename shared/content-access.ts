/** How the content server is asked, and how much may be taken from it: configuration of the machine that builds. */
export interface ContentAccess {
  /** Value of the Authorization header for the content API's own origin; a secret. */
  authorization: string | undefined;
  /** Hosts (`cdn.internal:8080`) that pictures may come from even where their address is no public one. */
  pictureHosts: readonly string[];
  /** Megabytes (10^6 bytes) that one answer, one picture, and all of them together may have. */
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
