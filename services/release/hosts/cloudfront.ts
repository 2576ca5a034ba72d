import type { Routes } from "../routes";
import { edgeRules } from "./edge";

/**
 * A CloudFront function (runtime cloudfront-js-2.0, viewer request): the redirects, the locale of `/`, and `/x`
 * → `/x.html`. Headers and the error page are settings of the distribution.
 */
export function cloudFrontFunction(routes: Omit<Routes, "id">): string {
  return edgeRules(routes) + HANDLER;
}

const HANDLER = String.raw`
function handler(event) {
  const request = event.request;
  const cookie = request.cookies[COOKIE];
  const languages = request.headers["accept-language"];
  const { status, location, file, gone } = decide({
    path: request.uri,
    query: queryOf(request),
    cookie: cookie && cookie.value,
    languages: languages ? languages.value : "",
  });
  if (gone) return { statusCode: 410, statusDescription: "Gone", headers: { "cache-control": { value: "no-cache" } } };
  if (location === undefined) {
    request.uri = file;
    return request;
  }
  const headers = { location: { value: location }, "cache-control": { value: "no-cache" } };
  return { statusCode: status, statusDescription: status === 301 ? "Moved Permanently" : "Found", headers };
}

function queryOf(request) {
  const pairs = Object.entries(request.querystring).flatMap(([name, parameter]) =>
    (parameter.multiValue || [parameter]).map(({ value }) => (value === "" ? name : name + "=" + value)),
  );
  return pairs.length > 0 ? "?" + pairs.join("&") : "";
}
`;
