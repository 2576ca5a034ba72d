import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Locale } from "../../shared/locales";
import { decodePath } from "../../shared/paths";
import {
  CATEGORY_CALLS,
  categoryAnswer,
  menusAnswer,
  pageAnswer,
  roomByIdAnswer,
  roomBySlugAnswer,
  roomsAnswer,
} from "./answers";
import { RequestError } from "../toolkit/answer-errors";
import type { Content } from "./load";
import {
  idParameter,
  keyParameter,
  languageQuery,
  pageQuery,
  parseRequest,
  propertyQuery,
  withSeparatedProperty,
} from "./requests";

/** The reading calls of the content API. A content folder is one property's: any property id is answered with it. */
export async function contentRoutes(
  app: FastifyInstance,
  { content }: { content: () => Content },
): Promise<void> {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
    const etag = `"${createHash("sha256").update(payload).digest("base64url")}"`;
    reply.header("ETag", etag);
    if (request.headers["if-none-match"] !== etag) return payload;
    reply.code(304);
    return null;
  });

  app.get("/v1/pages/url-lang", async ({ query }) => {
    const { lang, url, "property-id": propertyId } = parseRequest(pageQuery, query);
    const path = decodePath(url) ?? url;
    return found(pageAnswer(content(), lang, path, propertyId), `page ${path}`, lang);
  });

  for (const { call, category } of CATEGORY_CALLS) {
    app.get(`/v1/pages/:id/${call}`, async ({ params, query }) => {
      const { id } = parseRequest(idParameter, params);
      const { lang } = parseRequest(languageQuery, query);
      return found(categoryAnswer(content(), lang, id, category), `${call} of page ${id}`, lang);
    });
  }

  app.get("/v1/menus", async ({ query }) => {
    const { lang } = parseRequest(propertyQuery, query);
    return menusAnswer(content(), lang);
  });

  app.get("/v1/rooms", async ({ query }) => {
    const { lang } = parseRequest(propertyQuery, query);
    return roomsAnswer(content(), lang);
  });

  app.get("/v1/rooms/:key", async ({ params, query }) => {
    const { key } = parseRequest(keyParameter, params);
    const { lang } = parseRequest(propertyQuery, withSeparatedProperty(query));
    const answer = /^\d+$/.test(key)
      ? roomByIdAnswer(content(), lang, Number(key))
      : roomBySlugAnswer(content(), lang, key);
    return found(answer, `room ${key}`, lang);
  });
}

function found<Answer>(answer: Answer | undefined, what: string, locale: Locale): Answer {
  if (answer === undefined) throw new RequestError(404, `There is no ${what} in ${locale}.`);
  return answer;
}
