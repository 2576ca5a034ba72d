import {
  menusCall,
  pageCall,
  pagesCall,
  propertyCall,
  redirectsCall,
  type PropertyIds,
  roomCall,
  roomsCall,
  templateCall,
} from "../shared/content-calls";
import { DEFAULT_LOCALE, type Locale } from "../shared/locales";
import { decodePath } from "../shared/paths";
import {
  categoryTemplateSchema,
  menusSchema,
  pageSchema,
  pagesSchema,
  propertySchema,
  redirectsSchema,
  roomBySlugSchema,
  roomSchema,
  roomsSchema,
} from "./contract";
import { parse, type Parser } from "../shared/parse";
import { normaliseAnswer } from "./normalise-answer";

/** A reading call of the content API and the shape of its answer. */
export interface Call<Answer> {
  /** The kind of call, for people: `room by slug`. */
  name: string;
  locale: Locale;
  /** Path and query behind the API's base URL. */
  path: string;
  /** Whether a server may do without it: refused in any way, it is not there. */
  isExtension?: boolean;
  /** Another spelling of the same call, sent once where the first is answered with 400 or 404. */
  otherPath?: string;
  /** The answer as the contract says, without other fields; throws yup's ValidationError. */
  parse(body: unknown): Answer;
  /** The last answer that was read, for as long as these calls are kept: the same bytes are not parsed twice. */
  kept?: KeptAnswer<Answer>;
}

export interface KeptAnswer<Answer> {
  answer: Answer;
  /** Of the bytes that it was parsed from; empty where it was not the server that said them. */
  digest: string;
  /** By which the server knows it. */
  etag: string | null;
}

export type Calls = ReturnType<typeof createCalls>;

/** The calls of the contract. Paths and slugs are given decoded and encoded once here; equal calls are one object. */
export function createCalls(propertyIds: PropertyIds) {
  return {
    propertyIds,
    page: once((path: string, locale: Locale) =>
      call("page", pageSchema, { locale, path: pageCall(path, locale, propertyIds) }),
    ),
    pages: once((locale: Locale) =>
      call("pages", pagesSchema, { locale, path: pagesCall(locale, propertyIds), isExtension: true }),
    ),
    categoryTemplate: once((pageId: number, template: string, locale: Locale) =>
      call(template, categoryTemplateSchema, { locale, path: templateCall(pageId, template, locale) }),
    ),
    menus: once((locale: Locale, property: number = propertyIds.pages) =>
      call("menus", menusSchema, { locale, path: menusCall(locale, property) }),
    ),
    property: once((locale: Locale) =>
      call("property", propertySchema, {
        locale,
        path: propertyCall(locale, propertyIds),
        isExtension: true,
      }),
    ),
    redirects: once(() =>
      call("redirects", redirectsSchema, {
        locale: DEFAULT_LOCALE,
        path: redirectsCall(propertyIds),
        isExtension: true,
      }),
    ),
    rooms: once((locale: Locale) =>
      call("rooms", roomsSchema, { locale, path: roomsCall(locale, propertyIds) }),
    ),
    roomById: once((id: number, locale: Locale) =>
      call("room by id", roomSchema, { locale, path: roomCall(id, locale, propertyIds) }),
    ),
    roomBySlug: once((slug: string, locale: Locale) =>
      call("room by slug", roomBySlugSchema, {
        locale,
        path: roomCall(slug, locale, propertyIds),
        // The specification's spelling, which some servers may insist on.
        otherPath: roomCall(slug, locale, propertyIds).replace("&property-id", "property-id"),
      }),
    ),
  };
}

/** One spelling of a call, whatever the order of its query and its encoding. */
export function callKey(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://api.invalid");
  searchParams.sort();
  return `${decodePath(pathname) ?? pathname}?${searchParams.toString()}`;
}

function call<Answer>(
  name: string,
  schema: Parser<Answer>,
  address: Pick<Call<Answer>, "locale" | "path" | "otherPath" | "isExtension">,
): Call<Answer> {
  return {
    name,
    ...address,
    parse: (body) => parse(schema, normaliseAnswer(body), { abortEarly: false, stripUnknown: true }),
  };
}

/** Keeps what a function made of its arguments. */
function once<Arguments extends readonly (string | number | undefined)[], Made>(
  make: (...args: Arguments) => Made,
): (...args: Arguments) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const key = args.join(" ");
    const value = made.get(key) ?? make(...args);
    made.set(key, value);
    return value;
  };
}
