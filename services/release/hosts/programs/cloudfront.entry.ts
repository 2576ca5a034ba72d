import { COOKIE, decide } from "./edge";

interface Value {
  value: string;
}

interface ViewerRequest {
  uri: string;
  querystring: Record<string, Value & { multiValue?: Value[] }>;
  headers: Record<string, Value | undefined>;
  cookies: Record<string, Value | undefined>;
}

/** Called by CloudFront for each request. */
export function handler({ request }: { request: ViewerRequest }) {
  const cookie = request.cookies[COOKIE];
  const languages = request.headers["accept-language"];
  const decision = decide({
    path: request.uri,
    query: queryOf(request),
    cookie: cookie && cookie.value,
    languages: languages ? languages.value : "",
  });
  const caching = { value: "no-cache" };
  if (decision.location !== undefined) {
    return {
      statusCode: decision.status,
      statusDescription: decision.status === 301 ? "Moved Permanently" : "Found",
      headers: { location: { value: decision.location }, "cache-control": caching },
    };
  }
  if (decision.gone)
    return { statusCode: 410, statusDescription: "Gone", headers: { "cache-control": caching } };
  request.uri = decision.file;
  return request;
}

function queryOf({ querystring }: ViewerRequest): string {
  const pairs = Object.entries(querystring).flatMap(([name, parameter]) =>
    (parameter.multiValue || [parameter]).map(({ value }) => (value === "" ? name : name + "=" + value)),
  );
  return pairs.length > 0 ? "?" + pairs.join("&") : "";
}
