import type { FastifyInstance } from "fastify";
import findMyWay, { type HTTPMethod } from "find-my-way";

/** Checked in this order, which is also the order in `Allow`. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const satisfies HTTPMethod[];
const EVERYTHING = "/*";

/**
 * Answers 405 with an `Allow` header if a URL has routes, but none for the request's method. The site's
 * catch-all route counts only if there is no other.
 */
export function answerWrongMethods(app: FastifyInstance): void {
  const routes = findMyWay({ maxParamLength: 1_000 });
  const everywhere = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    for (const name of METHODS) {
      if (![method].flat().includes(name)) continue;
      if (url === EVERYTHING) everywhere.add(name);
      else if (!routes.hasRoute(name, url)) routes.on(name, url, () => undefined);
    }
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!request.is404 && request.routeOptions.url !== EVERYTHING) return;
    const [path = "/"] = request.url.split("?");
    const here = METHODS.filter((name) => routes.find(name, path) !== null);
    const allowed = here.length > 0 ? here : METHODS.filter((name) => everywhere.has(name));
    if (allowed.length === 0 || allowed.some((name) => name === request.method)) return;
    return reply
      .code(405)
      .header("Allow", allowed.join(", "))
      .send({ message: `${request.method} is not possible here; ${allowed.join(", ")} is.` });
  });
}
