import { type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import type { Environment } from "../environment";
import { LOCALES } from "../locales";
import { digestOf } from "./digest";
import { draftContent, liveContent } from "./live";
import { type Answers, answersIn } from "./answers";
import { mayReadDrafts } from "./readers";
import { handSignup, signupPermissions } from "./signup";

const lang = z.enum(LOCALES, { error: `lang must be one of ${LOCALES.join(", ")}` });
const positive = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a positive whole number` })
    .int()
    .positive();
const byLanguage = z.object({ lang });
const byProperty = z.object({ lang, "property-id": positive("property-id") });
const byPath = byProperty.extend({
  url: z.string({ error: "url is missing" }).startsWith("/", "url must be a path"),
});

const TEMPLATES = [
  ["contact", "CONTACT"],
  ["certificate", "CERTIFICATE"],
] as const;

/** The content API of the contract, below Payload's own `/api`. */
export function contractEndpoints(environment: Environment): Endpoint[] {
  const { previewToken } = environment;

  /** Answers with what `find` finds in the language that was asked for; 404 where that is nothing. */
  function reading<Query extends { lang: (typeof LOCALES)[number] }>(
    path: string,
    query: z.ZodType<Query>,
    find: (answers: Answers, query: Query, parameter: string) => object | undefined,
  ): Endpoint {
    return {
      path,
      method: "get",
      handler: async (req) => {
        const parsed = query.safeParse(separated(Object.fromEntries(req.searchParams)));
        if (!parsed.success) {
          return Response.json(
            { message: parsed.error.issues.map(({ message }) => message).join("; ") },
            { status: 400 },
          );
        }
        const drafts = mayReadDrafts(req, previewToken);
        const content = drafts ? draftContent(req.payload) : liveContent(req.payload);
        const snapshot = await content.snapshot();
        const { key, id } = req.routeParams ?? {};
        const answer = find(answersIn(parsed.data.lang, snapshot), parsed.data, String(key ?? id ?? ""));
        if (answer === undefined) {
          return Response.json(
            { message: `There is no such thing in ${parsed.data.lang}.` },
            { status: 404 },
          );
        }
        return conditional(req, JSON.stringify(answer), drafts);
      },
    };
  }

  return [
    reading("/v1/pages/url-lang", byPath, (answers, query) =>
      answers.page(decoded(query.url), query["property-id"]),
    ),
    ...TEMPLATES.map(([call, category]) =>
      reading(`/v1/pages/:id/${call}`, byLanguage, (answers, _query, id) =>
        answers.template(Number(id), category),
      ),
    ),
    reading("/v1/menus", byProperty, (answers) => answers.menus()),
    reading("/v1/rooms", byProperty, (answers) => answers.rooms()),
    reading("/v1/rooms/:key", byProperty, (answers, _query, key) =>
      /^\d+$/.test(key) ? answers.roomById(Number(key)) : answers.roomBySlug(decoded(key)),
    ),
    { path: "/v1/web/subscribe-newsletter", method: "post", handler: (req) => handSignup(req, environment) },
    {
      path: "/v1/web/subscribe-newsletter",
      method: "options",
      handler: (req) => signupPermissions(req, environment),
    },
  ];
}

/** 304 where the reader has this answer already. */
function conditional({ headers }: PayloadRequest, body: string, isDraft: boolean): Response {
  const etag = `"${digestOf(body)}"`;
  const common = { ETag: etag, "Cache-Control": isDraft ? "private, no-store" : "public, no-cache" };
  const known = (headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag)) return new Response(null, { status: 304, headers: common });
  return new Response(body, { headers: { ...common, "Content-Type": "application/json; charset=utf-8" } });
}

/** The specification writes the room calls without an `&`: `lang=trproperty-id=2`. */
function separated(query: Record<string, string>): Record<string, string> {
  const [, locale, property] = /^(.*)property-id=(.*)$/.exec(query.lang ?? "") ?? [];
  return locale === undefined || property === undefined
    ? query
    : { ...query, lang: locale, "property-id": property };
}

/** Readers may encode once more than they must. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
