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

/** A read call of the content API and the shape of its response. */
export interface Call<Answer> {
  /** Human-readable kind of call: `room by slug`. */
  name: string;
  locale: Locale;
  /** Path and query, relative to the API's base URL. */
  path: string;
  /** True if a server need not implement it: any refusal means "not available". */
  isExtension?: boolean;
  /** Alternative spelling of the same call, tried once if the first gets 400 or 404. */
  otherPath?: string;
  /** Returns the response as the contract defines it, without other fields; throws yup's ValidationError. */
  parse(body: unknown): Answer;
  /** The last parsed response, kept as long as these calls: the same bytes are not parsed twice. */
  kept?: KeptAnswer<Answer>;
}

interface KeptAnswer<Answer> {
  answer: Answer;
  /** Digest of the bytes it was parsed from; empty if it didn't come from the server. */
  digest: string;
  /** The server's ETag for it. */
  etag: string | null;
}

export type Calls = ReturnType<typeof createCalls>;

/** The calls of the contract. Takes decoded paths and slugs and encodes them once; equal calls are the same object. */
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

/** Normalises a call, regardless of query order and encoding. */
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

/** Memoises a function by its arguments. */
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
