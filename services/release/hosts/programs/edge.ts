/** What a program knows of its release: a constant in front of its code. */
export interface EdgeTables {
  /** Encoded path, with the query if the redirect has one; `{query}` in a location is the visitor's query. */
  redirects: readonly (readonly [address: string, target: readonly [status: number, location: string]])[];
  prefixes: readonly string[];
  errorPages: readonly string[];
  cookie: string;
  /** Source of a regular expression that finds the language in `Accept-Language`. */
  spoken: string;
  homes: readonly (readonly [locale: string, path: string])[];
  /** Pages with a dot in the last part of their path. */
  dotted: readonly string[];
}

declare const EDGE: EdgeTables;

interface EdgeRequest {
  path: string;
  /** Includes the question mark; empty if there is none. */
  query: string;
  cookie: string | undefined;
  languages: string;
}

/** A redirect, or the release's file for the URL, whether it exists or not. */
type Decision = { status: number; location: string } | { location?: undefined; file: string; gone?: boolean };

/** The name of the cookie with the visitor's language. */
export const COOKIE = EDGE.cookie;

const redirects = new Map(EDGE.redirects);
const homes = new Map(EDGE.homes);

/** Decides how to respond, on any host that runs JavaScript. */
export function decide({ path, query, cookie, languages }: EdgeRequest): Decision {
  const asked = path.replace(/^\/+/, "/");
  const trimmed = asked.replace(/\/+$/, "") || "/";
  if (/[\\\x00-\x1f]|%5c|%[01]/i.test(asked) || EDGE.errorPages.includes(trimmed)) return { file: "/404" };
  const redirect = redirects.get(trimmed + query) || redirects.get(trimmed);
  if (redirect) {
    const [status, location] = redirect;
    if (status === 410) return { file: "/404", gone: true };
    return { status, location: location.replace("{query}", () => query) };
  }
  const tidy = tidied(asked, trimmed);
  if (tidy !== asked) return { status: 301, location: tidy + query };
  if (asked !== "/") return { file: isFile(asked) ? asked : asked + ".html" };
  const spoken = new RegExp(EDGE.spoken, "i").exec(languages);
  const home = homes.get(cookie || (spoken && spoken[1] ? spoken[1].toLowerCase() : ""));
  return home && home !== "/" ? { status: 302, location: home + query } : { file: "/index.html" };
}

function isFile(path: string): boolean {
  return /\.[^/]*$/.test(path) && !EDGE.dotted.includes(path);
}

function tidied(asked: string, trimmed: string): string {
  const prefix = EDGE.prefixes.find((start) => asked.startsWith(start));
  if (prefix) return "/" + trimmed.slice(prefix.length).replace(/^\/+/, "");
  if (trimmed !== asked) return trimmed;
  if (asked.endsWith("/index.html")) return asked.slice(0, -"index.html".length).replace(/\/+$/, "") || "/";
  return /.\.html$/.test(asked) ? asked.slice(0, -".html".length) : asked;
}
