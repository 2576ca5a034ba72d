import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { splitPath } from "../../shared/paths";
import { PASS_PARAMETER, passExpiry } from "../../shared/preview-pass";
import { siteServer, type SiteServerOptions } from "../site-server/plugin";
import { credentialsOf } from "./credentials";
import type { Authentication } from "./authentication";
import { PASS_COOKIE, PREVIEW_SESSION } from "./session";

/** The site's own service worker would keep drafts in the browser even after the session ends. */
const WORKER = "/service-worker.js";

interface PreviewSiteOptions extends Pick<SiteServerOptions, "release"> {
  authentication: Pick<Authentication, "refuseAccess" | "sessionKey">;
  /** Signs passes. */
  token: string;
}

/** Fastify plugin: serves a release, as a catch-all route, to people who are signed in or have a pass. */
export async function previewSite(
  app: FastifyInstance,
  { release, authentication, token }: PreviewSiteOptions,
): Promise<void> {
  await app.register(cookie, { secret: authentication.sessionKey });
  app.addHook("onRequest", async (request, reply) => {
    const { pass, url } = withoutPass(request.url);
    const expires = pass === undefined ? undefined : passExpiry(token, pass, Date.now());
    if (pass !== undefined && expires !== undefined) return takePass(request, reply, { pass, expires, url });
    const kept = request.cookies[PASS_COOKIE];
    if (kept !== undefined && passExpiry(token, kept, Date.now()) !== undefined) return;
    const refusal = authentication.refuseAccess(credentialsOf(request, PREVIEW_SESSION.cookie));
    if (refusal === undefined) return;
    reply.header("Cache-Control", "no-store");
    if (isVisit(request)) return reply.redirect(signInFor(url), 303);
    return reply.code(401).send({ message: refusal });
  });
  app.get(WORKER, async (_request, reply) =>
    reply.code(404).send({ message: "The preview keeps nothing in the browser." }),
  );
  await app.register(siteServer, { release, headers: { "Cache-Control": "private, no-cache" } });
}

/** The pass in a URL, and the URL without it. */
function withoutPass(url: string): { pass: string | undefined; url: string } {
  const [path = "/", query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  const pass = parameters.get(PASS_PARAMETER) ?? undefined;
  if (pass === undefined) return { pass, url };
  parameters.delete(PASS_PARAMETER);
  return { pass, url: parameters.size > 0 ? `${path}?${parameters}` : path };
}

/** Stores a pass in a cookie, also within a frame of an admin on another site, and redirects to the page. */
function takePass(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { pass, expires, url }: { pass: string; expires: number; url: string },
): FastifyReply {
  const anySite = { sameSite: "none", secure: true, partitioned: true } as const;
  return reply
    .setCookie(PASS_COOKIE, pass, {
      path: "/",
      httpOnly: true,
      expires: new Date(expires),
      ...(protocol === "https" ? anySite : { sameSite: "lax" }),
    })
    .header("Cache-Control", "no-store")
    .redirect(url.replace(/^\/+/, "/"), 303);
}

/** Whether the request is a person opening a page. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.accept?.includes("text/html") === true;
}

/** The sign-in form in the page's locale, which leads back to the page. */
function signInFor(url: string): string {
  const [path = "/"] = url.split("?");
  return `/hooks?${new URLSearchParams({ lang: splitPath(path).locale, to: url })}`;
}
