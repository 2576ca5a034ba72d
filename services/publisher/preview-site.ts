import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { splitPath } from "../../shared/paths";
import { siteServer, type SiteServerOptions } from "../site-server/plugin";
import { credentialsOf } from "./credentials";
import type { Authentication } from "./authentication";
import { PREVIEW_SESSION } from "./session";

/** The site's own worker would keep drafts in the browser, after the login has ended too. */
const WORKER = "/service-worker.js";

export interface PreviewSiteOptions extends Pick<SiteServerOptions, "release"> {
  authentication: Pick<Authentication, "refuseAccess" | "sessionKey">;
}

/** Fastify plugin: serves a release, at every address that has no other route, to people who are signed in. */
export async function previewSite(
  app: FastifyInstance,
  { release, authentication }: PreviewSiteOptions,
): Promise<void> {
  await app.register(cookie, { secret: authentication.sessionKey });
  app.addHook("onRequest", async (request, reply) => {
    const refusal = authentication.refuseAccess(credentialsOf(request, PREVIEW_SESSION.cookie));
    if (refusal === undefined) return;
    reply.header("Cache-Control", "no-store");
    if (isVisit(request)) return reply.redirect(signInFor(request.url), 303);
    return reply.code(401).send({ message: refusal });
  });
  app.get(WORKER, async (_request, reply) =>
    reply.code(404).send({ message: "The preview keeps nothing in the browser." }),
  );
  await app.register(siteServer, { release, headers: { "Cache-Control": "private, no-cache" } });
}

/** Whether a person opens a page. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.accept?.includes("text/html") === true;
}

/** The sign-in form in the page's language, which leads back to the page. */
function signInFor(url: string): string {
  const [path = "/"] = url.split("?");
  return `/hooks?${new URLSearchParams({ lang: splitPath(path).locale, to: url })}`;
}
