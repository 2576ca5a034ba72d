/** The browser engines that are told apart. */
export const ENGINES = ["chromium", "gecko", "webkit", "other"] as const;
export type Engine = (typeof ENGINES)[number];

/** What is kept of a browser. */
export interface Browser {
  engine: Engine;
  device: "phone" | "other";
}

/** Reads engine and device from a User-Agent header; each browser on iOS has WebKit. */
export function browserOf(userAgent: string): Browser {
  return { engine: engineOf(userAgent), device: /Mobi/.test(userAgent) ? "phone" : "other" };
}

function engineOf(userAgent: string): Engine {
  if (/Gecko\/\d/.test(userAgent)) return "gecko";
  if (/Chrom(?:e|ium)\/\d/.test(userAgent)) return "chromium";
  return /AppleWebKit\/\d/.test(userAgent) ? "webkit" : "other";
}
