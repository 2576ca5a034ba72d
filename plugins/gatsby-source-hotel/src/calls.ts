import type { Locale } from "../../../src/config/locales";
import { encodePath } from "../../../src/config/paths";
import {
  type ApiCategoryTemplate,
  type ApiMenu,
  type ApiPage,
  type ApiRoom,
  type ApiRoomBySlug,
  categoryTemplateSchema,
  menusSchema,
  pageSchema,
  roomBySlugSchema,
  roomSchema,
  roomsSchema,
} from "./contract";

/** A reading call of the content API and the shape of its answer. */
export interface Call<Answer> {
  /** Path and query behind the API's base URL. */
  path: string;
  /** Another spelling of the same call, sent once where the first is answered with 400 or 404. */
  otherPath?: string;
  /** The answer as the contract says, without other fields; throws yup's ValidationError. */
  parse(body: unknown): Answer;
}

export interface PropertyIds {
  pages: number;
  rooms: number;
}

const STRICTLY = { abortEarly: false, stripUnknown: true };

/** Categories that have a second call, and its last path segment. */
export const TEMPLATE_CALLS: ReadonlyMap<string, string> = new Map([
  ["CONTACT", "contact"],
  ["CERTIFICATE", "certificate"],
]);

export type Calls = ReturnType<typeof createCalls>;

/** The calls of the contract. Paths and slugs are given decoded and encoded once here. */
export function createCalls(propertyIds: PropertyIds) {
  return {
    page: (path: string, locale: Locale): Call<ApiPage> => ({
      path: `/v1/pages/url-lang?property-id=${propertyIds.pages}&url=${encodePath(path)}&lang=${locale}`,
      parse: (body) => pageSchema.validateSync(body, STRICTLY),
    }),
    categoryTemplate: (pageId: number, template: string, locale: Locale): Call<ApiCategoryTemplate> => ({
      path: `/v1/pages/${pageId}/${template}?lang=${locale}`,
      parse: (body) => categoryTemplateSchema.validateSync(body, STRICTLY),
    }),
    menus: (locale: Locale): Call<ApiMenu[]> => ({
      path: `/v1/menus?property-id=${propertyIds.pages}&lang=${locale}`,
      parse: (body) => menusSchema.validateSync(body, STRICTLY),
    }),
    rooms: (locale: Locale): Call<ApiRoom[]> => ({
      path: `/v1/rooms?property-id=${propertyIds.rooms}&lang=${locale}`,
      parse: (body) => roomsSchema.validateSync(body, STRICTLY),
    }),
    roomById: (id: number, locale: Locale): Call<ApiRoom> => ({
      path: `/v1/rooms/${id}?lang=${locale}&property-id=${propertyIds.rooms}`,
      parse: (body) => roomSchema.validateSync(body, STRICTLY),
    }),
    roomBySlug: (slug: string, locale: Locale): Call<ApiRoomBySlug> => ({
      path: `/v1/rooms/${encodeURIComponent(slug)}?lang=${locale}&property-id=${propertyIds.rooms}`,
      // The specification's spelling, which some servers may insist on.
      otherPath: `/v1/rooms/${encodeURIComponent(slug)}?lang=${locale}property-id=${propertyIds.rooms}`,
      parse: (body) => roomBySlugSchema.validateSync(body, STRICTLY),
    }),
  };
}
