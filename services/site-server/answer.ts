import { stripTrailingSlashes } from "../../shared/paths";
import { locationOf, type Redirect, sortRedirects } from "../release/redirects";
import { isErrorFile, type Routes } from "../release/routes";
import type { ServedRelease } from "./served-release";

type Answer = { status: 200 | 404 | 410; file: string } | { status: 301 | 302; location: string };

interface AskedPath {
  /** The raw path and query of the request: `/tr/?a=1`. */
  url: string;
  acceptLanguage?: string;
  /** Value of the locale cookie. */
  cookie?: string;
}

/**
 * How a release responds to a request: `/tr/galeri` → its file, `/tr/` → 301 to `/tr`, anything missing → the
 * 404 page of the path's locale.
 */
export function answer(asked: AskedPath, release: ServedRelease): Answer {
  const [rawPath = "/", ...rest] = withoutOrigin(asked.url).split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  const raw = rawPath.replace(/^\/+/, "/");
  const path = safePath(raw);
  if (path === null) return notFound(raw, asked, release);

  const redirect = findRedirect(stripTrailingSlashes(path), query, release.routes);
  if (redirect?.status === 410) return { ...notFound(path, asked, release), status: 410 };
  if (redirect) return { status: redirect.status, location: locationOf(redirect, query) };
  const tidy = tidied(raw, release.routes);
  if (tidy !== raw) return { status: 301, location: tidy + query };
  if (path === "/") {
    const home = preferredHome(asked, release.routes.homeLanguage);
    if (home !== "/") return { status: 302, location: home + query };
  }
  const file =
    path === "/"
      ? "index.html"
      : [`${path.slice(1)}.html`, path.slice(1)].find((name) => release.files.has(name));
  return file === undefined || isErrorFile(file, release.routes)
    ? notFound(path, asked, release)
    : { status: 200, file };
}

/** The response for a file that was removed meanwhile. */
export function missing(asked: AskedPath, release: ServedRelease): { status: 404; file: string } {
  const [path = "/"] = withoutOrigin(asked.url).split("?");
  return notFound(path, asked, release);
}

/**
 * A request target may include a host, `GET http://hotel.example/tr/`: no redirect may lead there because of
 * it.
 */
function withoutOrigin(url: string): string {
  return url.startsWith("/") ? url : url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*\/?/i, "/");
}

/** The decoded path; null if its encoding is invalid or it contains characters that none of our URLs has. */
function safePath(raw: string): string | null {
  try {
    const path = decodeURIComponent(raw);
    const strange =
      /[\u0000-\u001f\u007f\\]/.test(path) || path.split("/").some((part) => part === "." || part === "..");
    return strange ? null : path;
  } catch {
    return null;
  }
}

/** The redirect of a decoded path: one with a matching query takes precedence over one for the path alone. */
function findRedirect(path: string, query: string, { redirects }: Routes): Redirect | undefined {
  const own = redirects.filter(({ from }) => from === path);
  return (
    own.find((redirect) => redirect.query !== undefined && `?${redirect.query}` === query) ??
    own.find((redirect) => redirect.query === undefined)
  );
}

/** The canonical URL of a page, encoded as requested: `/en/gallery/`, `/gallery.html` → `/gallery`. */
function tidied(raw: string, routes: Routes): string {
  const trimmed = stripTrailingSlashes(raw);
  const prefix = sortRedirects(routes.redirects).prefixes.find((start) => raw.startsWith(`${start}/`));
  if (prefix !== undefined) return trimmed.slice(prefix.length).replace(/^\/*/, "/");
  if (trimmed !== raw) return trimmed;
  if (raw.endsWith("/index.html")) return stripTrailingSlashes(raw.slice(0, -"index.html".length));
  const isPage = raw.endsWith(".html") && !isErrorFile(raw.slice(1), routes);
  return isPage ? raw.slice(0, -".html".length) : raw;
}

/** The home page of the cookie's locale; without a cookie, of the first supported language in Accept-Language. */
function preferredHome({ cookie, acceptLanguage = "" }: AskedPath, rule: Routes["homeLanguage"]): string {
  if (rule === null) return "/";
  const spoken = new RegExp(rule.pattern, "i").exec(acceptLanguage)?.[1]?.toLowerCase();
  const homeOf = (wanted: string | undefined) => rule.locales.find(({ locale }) => locale === wanted)?.path;
  return homeOf(cookie || spoken) ?? "/";
}

/** The 404 page of the path's locale; for a path without prefix, of the visitor's cookie. */
function notFound(path: string, { cookie }: AskedPath, { routes }: ServedRelease) {
  const own = routes.homeLanguage?.locales.find(({ locale }) => locale === cookie)?.path;
  const ruleOf = (path: string) =>
    routes.notFound.find(({ prefix }) => prefix === "/" || path === prefix || path.startsWith(`${prefix}/`));
  const byPath = ruleOf(path);
  const rule = byPath?.prefix === "/" && own !== undefined ? ruleOf(own) : byPath;
  return { status: 404 as const, file: (rule?.page ?? "/404.html").slice(1) };
}
