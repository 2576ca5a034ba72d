import type { Locale } from "../shared/locales";
import { decodePath } from "../shared/paths";
import {
  CATEGORY_CALLS,
  categoryAnswer,
  menusAnswer,
  pageAnswer,
  roomByIdAnswer,
  roomBySlugAnswer,
  roomsAnswer,
} from "./answers";
import type { Content } from "./content";
import { CallError } from "./faults";
import {
  idParameter,
  keyParameter,
  languageQuery,
  pageQuery,
  parseRequest,
  propertyQuery,
  withSeparatedProperty,
} from "./requests";

/** A request as a server's router took it apart; parameters are decoded. */
export interface CallRequest {
  parameters: unknown;
  query: unknown;
}

/** A reading call of the content API. */
export interface ReadingCall {
  /** Its path, with parameters: `/v1/rooms/:key`. */
  route: string;
  /** Throws a CallError where the request is wrong (400), and where there is no such thing in the language (404). */
  answer(content: Content, request: CallRequest): object;
}

/** All of them. A content is one property's: any property id is answered with it. */
export const READING_CALLS: readonly ReadingCall[] = [
  {
    route: "/v1/pages/url-lang",
    answer: (content, { query }) => {
      const { lang, url, "property-id": propertyId } = parseRequest(pageQuery, query);
      const path = decodePath(url) ?? url;
      return found(pageAnswer(content, lang, path, propertyId), `page ${path}`, lang);
    },
  },
  ...CATEGORY_CALLS.map(({ call, category }): ReadingCall => ({
    route: `/v1/pages/:id/${call}`,
    answer: (content, { parameters, query }) => {
      const { id } = parseRequest(idParameter, parameters);
      const { lang } = parseRequest(languageQuery, query);
      return found(categoryAnswer(content, lang, id, category), `${call} of page ${id}`, lang);
    },
  })),
  {
    route: "/v1/menus",
    answer: (content, { query }) => menusAnswer(content, parseRequest(propertyQuery, query).lang),
  },
  {
    route: "/v1/rooms",
    answer: (content, { query }) => roomsAnswer(content, parseRequest(propertyQuery, query).lang),
  },
  {
    route: "/v1/rooms/:key",
    answer: (content, { parameters, query }) => {
      const { key } = parseRequest(keyParameter, parameters);
      const { lang } = parseRequest(propertyQuery, withSeparatedProperty(query));
      const answer = /^\d+$/.test(key)
        ? roomByIdAnswer(content, lang, Number(key))
        : roomBySlugAnswer(content, lang, key);
      return found(answer, `room ${key}`, lang);
    },
  },
];

function found(answer: object | undefined, what: string, locale: Locale): object {
  if (answer === undefined) throw new CallError(404, `There is no ${what} in ${locale}.`);
  return answer;
}
