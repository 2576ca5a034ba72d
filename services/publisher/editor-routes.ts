import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { object, string } from "yup";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../shared/locales";
import type { ContentReport } from "../content-report/report";
import { isForm } from "../toolkit/forms";
import { readThemeColors } from "../toolkit/theme-colors";
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
import { readJson } from "../toolkit/read-json";

/** What the page for editors shows and does. */
export interface EditorPageOptions {
  publisher: Publisher;
  /** The hotel's name, for the heading. */
  hotel: string;
  /** The hotel's `tokens.json`; it need not exist. */
  tokensFile: string;
  /** The last content report; undefined before the first one. */
  readReport: () => Promise<ContentReport | undefined>;
  session: Session;
  /** Whether it is about the preview with drafts, and not about the site. */
  isPreview: boolean;
}

interface EditorRoutesOptions
  extends EditorPageOptions, Pick<Authentication, "openSession" | "openSessionByPass" | "closeSession"> {
  refuseAccess: (request: FastifyRequest) => Refusal;
  /** Hook that answers 401 to who is refused. */
  requireAccess: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const SIGN_INS_PER_MINUTE = 10;
const bodySchema = object({ password: string(), release: string() });
const querySchema = object({ lang: string(), to: string(), pass: string() });
/** Stands for this server's address, whatever it is called by. */
const HERE = "http://here.invalid";

/** Fastify plugin: the page for editors, and what its forms call. */
export async function editorRoutes(app: FastifyInstance, options: EditorRoutesOptions): Promise<void> {
  const { publisher, hotel, tokensFile, readReport, isPreview, refuseAccess, requireAccess } = options;
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
    return sendPage(reply, 200, statusPage(shell, await publisher.status(), await readReport()));
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
  // The address that `npm start` prints; one that was used or has run out leads to the form.
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

/** What a form or a JSON body says, `{ "release": "…" }`; nothing where it says nothing that we know. */
function bodyOf({ body }: FastifyRequest): { password?: string; release?: string } {
  const fields = Buffer.isBuffer(body) ? readJson(body) : body;
  return tryParse(bodySchema, fields) ?? {};
}

/** Whether a browser sends this from another site's page: a session's cookie must not serve that. */
function isFromElsewhere({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

function refuseElsewhere(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ message: "This is taken from a page of this site only." });
}

/** The page of this site that a sign-in leads to, by `?to=`; never an address elsewhere. */
function pageAskedFor({ query }: FastifyRequest): string | undefined {
  const to = parameter(query, "to");
  if (to === undefined || !URL.canParse(to, HERE)) return undefined;
  const { origin, pathname, search } = new URL(to, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : undefined;
}

/** A parameter of the query; undefined where it is not said, or more than once. */
function parameter(query: unknown, name: "lang" | "to" | "pass"): string | undefined {
  return tryParse(querySchema, query, { strict: true })?.[name];
}

/** The language asked for by `?lang=`, else the first of the browser's that there is, else English. */
function localeOf({ query, headers }: FastifyRequest): Locale {
  const asked = parameter(query, "lang");
  if (isLocale(asked)) return asked;
  const accepted = (headers["accept-language"] ?? "")
    .split(",")
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return accepted.find((code) => isLocale(code)) ?? DEFAULT_LOCALE;
}
