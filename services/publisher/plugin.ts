import { readFile } from "node:fs/promises";
import { join } from "node:path";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLocale, LOCALES, type Locale } from "../../src/config/locales";
import type { ContentReport } from "../content-report/report";
import { type Call, createCallers, SESSION_COOKIE } from "./caller";
import type { Publisher } from "./create-publisher";
import { FONTS } from "./fonts";
import { MESSAGES } from "./messages";
import type { Shell } from "./page-shell";
import { RollbackError } from "./rollback";
import type { SeenIds } from "./seen-ids";
import type { PublisherSettings } from "./settings";
import { signInPage } from "./sign-in-page";
import { statusPage } from "./status-page";
import { readThemeColors } from "../theme-colors";

export interface PublisherRoutesOptions {
  publisher: Publisher;
  settings: PublisherSettings;
  seenIds: SeenIds;
  /** The hotel's name, for the heading. */
  hotel: string;
  /** The hotel's `tokens.json`; it need not exist. */
  tokensFile: string;
  /** The last content report; undefined before the first one. */
  readReport: () => Promise<ContentReport | undefined>;
}

const BODY_LIMIT = 1_048_576;
const SIGN_INS_PER_MINUTE = 10;
const BROWSER_FILES = { "page.css": "text/css; charset=utf-8", "page.js": "text/javascript; charset=utf-8" };
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Fastify plugin: everything below /hooks. Bodies are taken raw, because signatures are over the bytes. */
export async function publisherRoutes(app: FastifyInstance, options: PublisherRoutesOptions): Promise<void> {
  const { publisher, settings, seenIds, hotel, tokensFile, readReport } = options;
  const callers = createCallers(settings, seenIds);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(rateLimit, { global: false });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-store");
    reply.headers({
      "Content-Security-Policy": PAGE_POLICY,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
    });
  });

  const shellOf = async (request: FastifyRequest): Promise<Shell> => {
    const locale = localeOf(request);
    return { locale, messages: MESSAGES[locale], hotel, colors: await readThemeColors(tokensFile) };
  };
  const requireAccess = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = callers.refuseAccess(callOf(request));
    if (refusal) return reply.code(401).send({ message: refusal });
  };

  app.post("/hooks/content", async (request, reply) => {
    const refusal = await callers.refuseSignal(callOf(request));
    if (refusal) return reply.code(401).send({ message: refusal });
    return reply.code(202).send({ build: await publisher.request("webhook") });
  });

  app.get("/hooks", async (request, reply) => {
    const shell = await shellOf(request);
    const refused = callers.refuseAccess(callOf(request)) !== undefined;
    const page = refused
      ? signInPage(shell, { failed: false })
      : statusPage(shell, await publisher.status(), await readReport());
    return reply
      .code(refused ? 401 : 200)
      .type("text/html; charset=utf-8")
      .send(page);
  });

  const signInLimit = { rateLimit: { max: SIGN_INS_PER_MINUTE, timeWindow: 60_000 } };
  app.post("/hooks/session", { config: signInLimit }, async (request, reply) => {
    const session = callers.openSession(formOf(request).get("password") ?? "");
    if (session === undefined) {
      const page = signInPage(await shellOf(request), { failed: true });
      return reply.code(401).type("text/html; charset=utf-8").send(page);
    }
    const secure = request.headers["x-forwarded-proto"] === "https" ? "; Secure" : "";
    reply.header(
      "Set-Cookie",
      `${SESSION_COOKIE}=${session}; Path=/hooks; HttpOnly; SameSite=Strict${secure}`,
    );
    return reply.redirect(`/hooks?lang=${localeOf(request)}`, 303);
  });

  app.get("/hooks/status", { preHandler: requireAccess }, () => publisher.status());

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

  app.post("/hooks/rollback", { preHandler: requireAccess }, async (request, reply) => {
    if (isFromElsewhere(request))
      return reply.code(403).send({ message: "A rollback is taken from this site only." });
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
    try {
      const live = await publisher.rollback(
        (isForm ? formOf(request).get("release") : releaseIn(request)) ?? undefined,
      );
      return isForm ? reply.redirect(`/hooks?lang=${localeOf(request)}`, 303) : { live };
    } catch (error) {
      if (!(error instanceof RollbackError)) throw error;
      return reply.code(409).send({ message: error.message });
    }
  });

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
}

function callOf({ headers, body, ip }: FastifyRequest): Call {
  return { headers, body: bytesOf(body), from: ip };
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function formOf({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(bytesOf(body).toString());
}

/** The release that a JSON body names, `{ "release": "…" }`; undefined where it names none. */
function releaseIn({ body }: FastifyRequest): string | undefined {
  try {
    const parsed: unknown = JSON.parse(bytesOf(body).toString() || "{}");
    const named =
      typeof parsed === "object" && parsed !== null && "release" in parsed ? parsed.release : undefined;
    return typeof named === "string" ? named : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a browser sends this from another site's page: a session's cookie must not serve that. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  return (
    headers.origin !== undefined &&
    (!URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host)
  );
}

/** The language asked for by `?lang=`, else the first of the browser's that there is, else English. */
function localeOf({ query, headers }: FastifyRequest): Locale {
  const asked = typeof query === "object" && query !== null && "lang" in query ? query.lang : undefined;
  if (isLocale(asked)) return asked;
  const accepted = (headers["accept-language"] ?? "")
    .split(",")
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return accepted.find((code) => isLocale(code)) ?? LOCALES[0];
}
