import { readFile } from "node:fs/promises";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { messageOf } from "../../shared/errors";
import { networkOf } from "../../shared/network-of";
import { takeAnyBody } from "../../toolkit/any-body";
import { credentialsOf } from "./credentials";
import type { Authentication } from "./authentication";
import { changedCallsIn } from "./changed-calls";
import { type EditorPageOptions, editorRoutes } from "./editor-routes";
import { FONTS } from "./fonts";
import { HOOKS_SESSION } from "./session";

export interface PublisherRoutesOptions extends Omit<EditorPageOptions, "session" | "isPreview"> {
  authentication: Authentication;
  /** Default: the session of the site's status page. */
  session?: EditorPageOptions["session"];
  isPreview?: EditorPageOptions["isPreview"];
}

const BODY_LIMIT = 1_048_576;
const SCRIPT = "text/javascript; charset=utf-8";
const BROWSER_FILES = { "page.css": "text/css; charset=utf-8", "page.js": SCRIPT, "preview.js": SCRIPT };
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Fastify plugin: everything below /hooks. Bodies are kept raw, because signatures cover the bytes. */
export async function publisherRoutes(app: FastifyInstance, options: PublisherRoutesOptions): Promise<void> {
  const { authentication, session = HOOKS_SESSION, isPreview = false, ...page } = options;
  const { publisher, readReport } = page;

  takeAnyBody(app, BODY_LIMIT);
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  await app.register(cookie, { secret: authentication.sessionKey });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-store");
    reply.headers({
      "Content-Security-Policy": PAGE_POLICY,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
    });
  });

  const refuseAccess = (request: FastifyRequest) =>
    authentication.refuseAccess(credentialsOf(request, session.cookie));
  const requireAccess = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refuseAccess(request);
    if (refusal) return reply.code(401).send({ message: refusal });
  };

  const takeSignal = async (request: FastifyRequest, reply: FastifyReply) => {
    const credentials = credentialsOf(request, session.cookie);
    try {
      const signal = await authentication.takeSignal(credentials);
      // A sender that missed the first response retries, and disables an endpoint that refuses.
      if (signal === "taken before")
        return { message: "This call was already taken: it builds nothing more." };
      if (signal !== "new") return reply.code(401).send({ message: signal.refusal });
      const build = await publisher.request("webhook", { calls: changedCallsIn(credentials.body) });
      return reply.code(202).send({ build });
    } catch (error) {
      await authentication.forgetSignal(credentials);
      return reply.code(503).send({ message: `Send the call again later: ${messageOf(error)}` });
    }
  };
  for (const path of ["/hooks/content", "/hooks/content/"]) app.post(path, takeSignal);

  app.get("/hooks/status", async (request, reply) => {
    const refusal = authentication.refuseReading(credentialsOf(request, session.cookie));
    return refusal ? reply.code(401).send({ message: refusal }) : publisher.status();
  });

  app.get("/hooks/content-report.json", { preHandler: requireAccess }, async (_request, reply) => {
    const report = await readReport();
    return (
      report ?? reply.code(404).send({ message: "There is no content report yet: it is made after a build." })
    );
  });

  app.get<{ Params: { id: string } }>(
    "/hooks/log/:id",
    { preHandler: requireAccess },
    async (request, reply) => {
      const log = await publisher.readLog(request.params.id);
      if (log === undefined)
        return reply.code(404).send({ message: `There is no log of a build ${request.params.id}.` });
      return reply.type("text/plain; charset=utf-8").send(log);
    },
  );

  for (const [name, type] of Object.entries(BROWSER_FILES)) {
    app.get(`/hooks/${name}`, async (_request, reply) =>
      reply.type(type).send(await readFile(join(__dirname, "browser", name))),
    );
  }
  for (const { url, file } of FONTS) {
    app.get(url, async (_request, reply) =>
      reply
        .type("font/woff2")
        .header("Cache-Control", "max-age=86400")
        .send(await readFile(file)),
    );
  }
  const { openSession, openSessionByPass, closeSession } = authentication;
  await app.register(editorRoutes, {
    ...page,
    session,
    isPreview,
    refuseAccess,
    requireAccess,
    openSession,
    openSessionByPass,
    closeSession,
  });
}
