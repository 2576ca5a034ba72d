import { encodePath } from "../../../shared/paths";
import type { Routes } from "../routes";

/** What CloudFront is asked for as it is, unless it is a page. */
const LIKE_A_FILE = /\.[^/]*$/;

/**
 * A CloudFront function (runtime cloudfront-js-2.0, viewer request): the redirects, the language of `/`, and
 * `/x` → `/x.html`. Headers and the error page are settings of the distribution.
 */
export function cloudFrontFunction({ pages, redirects, homeLanguage }: Omit<Routes, "id">): string {
  const exact = redirects.filter(({ from }) => !from.endsWith("/*"));
  const tables = {
    MOVED: Object.fromEntries(exact.map(({ from, to }) => [encodePath(from), encodePath(to)])),
    PREFIXES: redirects.flatMap(({ from }) => (from.endsWith("/*") ? [from.slice(0, -1)] : [])),
    COOKIE: homeLanguage?.cookie ?? "",
    SPOKEN: homeLanguage?.pattern ?? "$^",
    HOMES: homeLanguage?.locales ?? [],
    DOTTED: pages.map(encodePath).filter((path) => LIKE_A_FILE.test(path)),
  };
  return [
    ...Object.entries(tables).map(([name, table]) => `const ${name} = ${JSON.stringify(table)};`),
    HANDLER,
  ].join("\n");
}

const HANDLER = String.raw`
function handler(event) {
  const request = event.request;
  const uri = request.uri.replace(/^\/+/, "/");
  const target = redirectTarget(uri);
  if (target !== null) return redirect(301, "Moved Permanently", target, request);
  if (uri === "/") {
    const home = preferredHome(request);
    if (home !== "/") return redirect(302, "Found", home, request);
  }
  request.uri = uri === "/" ? "/index.html" : isFile(uri) ? uri : uri + ".html";
  return request;
}

function isFile(uri) {
  return ${LIKE_A_FILE}.test(uri) && !DOTTED.includes(uri);
}

function redirectTarget(uri) {
  if (/[\\]|%5c/i.test(uri)) return null;
  const trimmed = uri.replace(/\/+$/, "") || "/";
  if (trimmed !== uri) return trimmed;
  if (uri === "/index.html") return "/";
  if (/.\.html$/.test(uri)) return uri.slice(0, -".html".length);
  if (MOVED[uri]) return MOVED[uri];
  const prefix = PREFIXES.find((start) => uri.startsWith(start));
  return prefix ? "/" + uri.slice(prefix.length).replace(/^\/+/, "") : null;
}

function preferredHome(request) {
  const cookie = request.cookies[COOKIE];
  const spoken = new RegExp(SPOKEN, "i").exec((request.headers["accept-language"] || { value: "" }).value);
  const wanted = (cookie && cookie.value) || (spoken && spoken[1].toLowerCase());
  const home = HOMES.find(({ locale }) => locale === wanted);
  return home ? home.path : "/";
}

function redirect(status, description, path, request) {
  const pairs = Object.entries(request.querystring).flatMap(([name, parameter]) =>
    (parameter.multiValue || [parameter]).map(({ value }) => (value === "" ? name : name + "=" + value)),
  );
  const query = pairs.length > 0 ? "?" + pairs.join("&") : "";
  const headers = { location: { value: path + query }, "cache-control": { value: "no-cache" } };
  return { statusCode: status, statusDescription: description, headers };
}
`;
