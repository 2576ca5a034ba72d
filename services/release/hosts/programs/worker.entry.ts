import { COOKIE, decide } from "./edge";

/** The release's headers: a constant in front of the code. */
export interface WorkerTables {
  everywhere: readonly Record<string, string>[];
  headers: readonly (readonly [source: string, headers: Record<string, string>])[];
  cacheControl: string;
  notFound: readonly (readonly [prefix: string, page: string])[];
  /** What the response to `/` depends on; empty if on nothing. */
  vary: string;
  webApi: string | null;
}

declare const WORKER: WorkerTables;

/** Cloudflare's binding to the files of the release. */
interface Assets {
  fetch(request: Request | string): Promise<Response>;
}

export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: Assets }): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url);
    if (WORKER.webApi !== null && pathname.startsWith("/v1/web/"))
      return fetch(new Request(WORKER.webApi + pathname + search, request), { redirect: "manual" });
    const decision = decide({
      path: pathname,
      query: search,
      cookie: cookieOf(request),
      languages: request.headers.get("Accept-Language") || "",
    });
    if (decision.location !== undefined) {
      const { status, location } = decision;
      return answer(new Response(null, { status, headers: { Location: location } }), pathname);
    }
    const { file, gone } = decision;
    const found = await ASSETS.fetch(new Request(origin + file, request));
    if (!gone && found.status !== 404) return answer(found, file, pathname);
    const errorPage = errorPageOf(pathname);
    const page = await ASSETS.fetch(origin + errorPage);
    return answer(new Response(page.body, { status: gone ? 410 : 404, headers: page.headers }), errorPage);
  },
};

/** The response with the headers of a file. */
function answer(found: Response, file: string, asked = file): Response {
  const response = new Response(found.body, found);
  response.headers.set("Cache-Control", WORKER.cacheControl);
  const own = WORKER.headers.filter(
    ([source]) => source === file || (source.endsWith("*") && file.startsWith(source.slice(0, -1))),
  );
  for (const headers of [...WORKER.everywhere, ...own.map(([, rule]) => rule)])
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (asked === "/" && WORKER.vary !== "") response.headers.append("Vary", WORKER.vary);
  return response;
}

function errorPageOf(pathname: string): string {
  const [, page = "/404.html"] =
    WORKER.notFound.find(
      ([prefix]) => prefix === "/" || pathname === prefix || pathname.startsWith(prefix + "/"),
    ) || [];
  return page;
}

function cookieOf(request: Request): string | undefined {
  const pairs = (request.headers.get("Cookie") || "").split(/;\s*/).map((pair) => pair.split("="));
  const own = pairs.find(([name]) => name === COOKIE);
  return own && own[1];
}
