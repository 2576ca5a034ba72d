import type { Locale } from "../shared/locales";
import { decodePath } from "../shared/paths";
import {
  CATEGORY_CALLS,
  categoryAnswer,
  menusAnswer,
  pageAnswer,
  pagesAnswer,
  propertyAnswer,
  redirectsAnswer,
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
  onlyPropertyQuery,
  pageQuery,
  parseRequest,
  propertyQuery,
  withSeparatedProperty,
} from "./requests";

/** A request as parsed by a server's router; parameters are decoded. */
interface CallRequest {
  parameters: unknown;
  query: unknown;
}

/** What a caller gets: a response of the contract, or `{ message }` if the request is invalid or nothing was found. */
interface CallAnswer {
  status: 200 | 400 | 404;
  body: object;
}

/** A read call of the content API. */
export interface ReadingCall {
  /** Its route pattern: `/v1/rooms/:key`. */
  route: string;
  answer(content: Content, request: CallRequest): CallAnswer;
}

/** All read calls. Content belongs to one property, so any property id is accepted. */
export const READING_CALLS: readonly ReadingCall[] = [
  readingCall("/v1/pages/url-lang", (content, { query }) => {
    const { lang, url, "property-id": propertyId } = parseRequest(pageQuery, query);
    const path = decodePath(url) ?? url;
    return found(pageAnswer(content, lang, path, propertyId), `page ${path}`, lang);
  }),
  readingCall("/v1/pages", (content, { query }) =>
    pagesAnswer(content, parseRequest(propertyQuery, query).lang),
  ),
  ...CATEGORY_CALLS.map(({ call, category }) =>
    readingCall(`/v1/pages/:id/${call}`, (content, { parameters, query }) => {
      const { id } = parseRequest(idParameter, parameters);
      const { lang } = parseRequest(languageQuery, query);
      return found(categoryAnswer(content, lang, id, category), `${call} of page ${id}`, lang);
    }),
  ),
  readingCall("/v1/menus", (content, { query }) =>
    menusAnswer(content, parseRequest(propertyQuery, query).lang),
  ),
  readingCall("/v1/redirects", (content, { query }) => {
    parseRequest(onlyPropertyQuery, query);
    return redirectsAnswer(content);
  }),
  readingCall("/v1/properties/:id", (content, { parameters, query }) => {
    const { id } = parseRequest(idParameter, parameters);
    const { lang } = parseRequest(languageQuery, query);
    return found(propertyAnswer(content, lang), `property ${id}`, lang);
  }),
  readingCall("/v1/rooms", (content, { query }) =>
    roomsAnswer(content, parseRequest(propertyQuery, query).lang),
  ),
  readingCall("/v1/rooms/:key", (content, { parameters, query }) => {
    const { key } = parseRequest(keyParameter, parameters);
    const { lang } = parseRequest(propertyQuery, withSeparatedProperty(query));
    const answer = /^\d+$/.test(key)
      ? roomByIdAnswer(content, lang, Number(key))
      : roomBySlugAnswer(content, lang, key);
    return found(answer, `room ${key}`, lang);
  }),
];

/** `find` throws a CallError if it finds nothing. */
function readingCall(route: string, find: (content: Content, request: CallRequest) => object): ReadingCall {
  return {
    route,
    answer: (content, request) => {
      try {
        return { status: 200, body: find(content, request) };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return { status: error.status, body: { message: error.message } };
      }
    },
  };
}

function found(answer: object | undefined, what: string, locale: Locale): object {
  if (answer === undefined) throw new CallError(404, `There is no ${what} in ${locale}.`);
  return answer;
}
