import type { Field, PayloadRequest } from "payload";
import type { Locale } from "../../../shared/locales";

type Values = Record<string, unknown>;

/** A document to translate, read and saved on behalf of the request's user. */
export interface Documents {
  fields: readonly Field[];
  /** True for pictures: only an editor's form changes what belongs to their file. */
  hasFile: boolean;
  /** The latest draft in all languages. */
  readAll(): Promise<Values>;
  /** The latest draft in one language. */
  read(locale: Locale): Promise<Values>;
  /** Saves a draft; returns it as saved. */
  save(locale: Locale, data: Values, context: Values): Promise<Values>;
}

export function documentIn(
  req: PayloadRequest,
  collection: "pages" | "rooms" | "media",
  id: number,
): Documents {
  const { payload } = req;
  const common = { collection, id, draft: true, depth: 0, overrideAccess: false, req } as const;
  return {
    fields: payload.collections[collection]?.config.fields ?? [],
    hasFile: collection === "media",
    readAll: async () => ({ ...(await payload.findByID({ ...common, locale: "all" })) }),
    read: async (locale) => ({ ...(await payload.findByID({ ...common, ...inOnly(locale) })) }),
    save: async (locale, data, context) => ({
      ...(await payload.update({ ...common, ...inOnly(locale), data, context })),
    }),
  };
}

export function globalDocument(req: PayloadRequest, slug: "menus" | "hotel"): Documents {
  const { payload } = req;
  const common = { slug, draft: true, depth: 0, overrideAccess: false, req } as const;
  return {
    fields: payload.globals.config.find((global) => global.slug === slug)?.fields ?? [],
    hasFile: false,
    readAll: async () => ({ ...(await payload.findGlobal({ ...common, locale: "all" })) }),
    read: async (locale) => ({ ...(await payload.findGlobal({ ...common, ...inOnly(locale) })) }),
    save: async (locale, data, context) => ({
      ...(await payload.updateGlobal({ ...common, ...inOnly(locale), data, context })),
    }),
  };
}

const inOnly = (locale: Locale) => ({ locale, fallbackLocale: false }) as const;
