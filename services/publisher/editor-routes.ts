import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { object, string } from "yup";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../shared/locales";
import type { ContentReport } from "../content-report/report";
import { isForm } from "../../toolkit/forms";
import type { VisitReport } from "../../toolkit/visit-report";
import { readThemeColors } from "../../toolkit/theme-colors";
import { credentialsOf } from "./credentials";
import type { Authentication, Refusal } from "./authentication";
import type { Publisher } from "./create-publisher";
import { PUBLISHER_MESSAGES } from "../../languages/publisher-messages";
import type { Shell } from "./page-shell";
import { RollbackError } from "./rollback";
import type { Session } from "./session";
import { signInPage } from "./sign-in-page";
import { statusPage } from "./status-page";
import { tryParse } from "../../shared/parse";
import { readJson } from "../../toolkit/read-json";

/** What the editors' page shows and does. */
export interface EditorPageOptions {
  publisher: Publisher;
  /** The hotel's name, for the heading. */
  hotel: string;
  /** The hotel's `tokens.json`; it need not exist. */
  tokensFile: string;
  /** The last content report; undefined if there is none yet. */
  readReport: () => Promise<ContentReport | undefined>;
  /** What guests' browsers measured; undefined if none are asked. */
  readVisits: () => Promise<VisitReport | undefined>;
  session: Session;
  /** Whether the page is for the preview with drafts rather than the site. */
  isPreview: boolean;
}

interface EditorRoutesOptions
  extends EditorPageOptions, Pick<Authentication, "openSession" | "openSessionByPass" | "closeSession"> {
  refuseAccess: (request: FastifyRequest) => Refusal;
  /** Hook that answers 401 to unauthorised requests. */
  requireAccess: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const SIGN_INS_PER_MINUTE = 10;
const bodySchema = object({ password: string(), release: string() });
const querySchema = object({ lang: string(), to: string(), pass: string() });
/** Placeholder origin for resolving URLs of this server. */
const HERE = "http://here.invalid";

/** Fastify plugin: the editors' page, and the endpoints of its forms. */
export async function editorRoutes(app: FastifyInstance, options: EditorRoutesOptions): Promise<void> {
  const { publisher, hotel, tokensFile, readReport, readVisits, isPreview, refuseAccess, requireAccess } =
    options;
  const { cookie, path, sameSite } = options.session;
  await app.register(formBody);

  const shellOf = (request: FastifyRequest): Shell => {
    const locale = localeOf(request);
    const messages = PUBLISHER_MESSAGES[locale];
    const title = isPreview ? messages.preview : messages.title;
    return { locale, messages, title, hotel, colors: readThemeColors(tokensFile) };
  };
  const sendPage = (reply: FastifyReply, status: 200 | 401, page: string) =>
    reply.code(status).type("text/html; charset=utf-8").send(page);

  app.get("/hooks", async (request, reply) => {
    const shell = shellOf(request);
    const to = pageAskedFor(request);
    if (refuseAccess(request) !== undefined)
      return sendPage(reply, 401, signInPage(shell, { failed: false, to }));
    if (to !== undefined) return reply.redirect(to, 303);
    const [report, visits] = await Promise.all([readReport(), readVisits()]);
    return sendPage(reply, 200, statusPage(shell, await publisher.status(), { report, visits }));
  });

  const signInLimit = { rateLimit: { max: SIGN_INS_PER_MINUTE, timeWindow: 60_000 } };
  const signIn = (
    request: FastifyRequest,
    reply: FastifyReply,
    session: string | undefined,
    failed: boolean,
  ) => {
    const to = pageAskedFor(request);
    if (session === undefined) return sendPage(reply, 401, signInPage(shellOf(request), { failed, to }));
    reply.setCookie(cookie, session, {
      signed: true,
      path,
      httpOnly: true,
      sameSite,
      secure: request.protocol === "https",
    });
    return reply.redirect(to ?? `/hooks?lang=${localeOf(request)}`, 303);
  };
  app.post("/hooks/session", { config: signInLimit }, async (request, reply) =>
    signIn(request, reply, options.openSession(bodyOf(request).password ?? ""), true),
  );
  // The URL printed by `npm start`; a used or expired one leads to the form.
  app.get("/hooks/session", { config: signInLimit }, async (request, reply) => {
    if (refuseAccess(request) === undefined) return reply.redirect(`/hooks?lang=${localeOf(request)}`, 303);
    const pass = parameter(request.query, "pass") ?? "";
    return signIn(request, reply, await options.openSessionByPass(pass), false);
  });

  app.post("/hooks/sign-out", async (request, reply) => {
    if (isFromElsewhere(request)) return refuseElsewhere(reply);
    options.closeSession(credentialsOf(request, cookie));
    return reply.clearCookie(cookie, { path }).redirect(`/hooks?lang=${localeOf(request)}`, 303);
  });

  app.post("/hooks/rollback", { preHandler: requireAccess }, async (request, reply) => {
    if (isFromElsewhere(request)) return refuseElsewhere(reply);
    try {
      const live = await publisher.rollback(bodyOf(request).release);
      return isForm(request) ? reply.redirect(`/hooks?lang=${localeOf(request)}`, 303) : { live };
    } catch (error) {
      if (!(error instanceof RollbackError)) throw error;
      return reply.code(409).send({ message: error.message });
    }
  });
}

/** The known fields of a form or JSON body, such as `{ "release": "…" }`; empty if there are none. */
function bodyOf({ body }: FastifyRequest): { password?: string; release?: string } {
  const fields = Buffer.isBuffer(body) ? readJson(body) : body;
  return tryParse(bodySchema, fields) ?? {};
}

/** Whether the request comes from another site's page: a session cookie must not authorise that. */
function isFromElsewhere({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

function refuseElsewhere(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ message: "Only a page of this site may send this." });
}

/** The page of this site that `?to=` asks for after signing in; never a URL elsewhere. */
function pageAskedFor({ query }: FastifyRequest): string | undefined {
  const to = parameter(query, "to");
  if (to === undefined || !URL.canParse(to, HERE)) return undefined;
  const { origin, pathname, search } = new URL(to, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : undefined;
}

/** A query parameter; undefined if it is missing or repeated. */
function parameter(query: unknown, name: "lang" | "to" | "pass"): string | undefined {
  return tryParse(querySchema, query, { strict: true })?.[name];
}

/** The locale of `?lang=`, else the browser's first supported language, else the hotel's first. */
function localeOf({ query, headers }: FastifyRequest): Locale {
  const asked = parameter(query, "lang");
  if (isLocale(asked)) return asked;
  const accepted = (headers["accept-language"] ?? "")
    .split(",")
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return accepted.find((code) => isLocale(code)) ?? DEFAULT_LOCALE;
}
