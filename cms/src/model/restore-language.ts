import { APIError, type Endpoint, type Field, Forbidden, type PayloadRequest } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { isLocale, type Locale, LOCALES } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { mergeTranslation } from "../access/keep-untranslated";
import { signedIn } from "../access/roles";
import { checksFor } from "../texts";

/**
 * `POST /api/<collection>/versions/:id/language?locale=tr`: restores a version's texts in one language, as a draft;
 * shared values and other languages are kept.
 */
export function restoreLanguageEndpoint(collection: "pages" | "rooms" | "media"): Omit<Endpoint, "root"> {
  return endpoint(async (req, versionId, locale) => {
    const { payload } = req;
    const common = { collection, locale, depth: 0, overrideAccess: false, req } as const;
    const version = await payload.findVersionByID({ ...common, id: versionId });
    const id = Number(version.parent);
    const now = await payload.findByID({ ...common, id, draft: true });
    const fields = payload.collections[collection]?.config.fields ?? [];
    // A picture's file data is left out, because translators may not send it.
    const data = textsBack(fields, collection === "media" ? {} : now, version);
    return payload.update({ ...common, id, draft: true, data });
  });
}

/** The same for globals: `POST /api/globals/<slug>/versions/:id/language?locale=tr`. */
export function restoreLanguageEndpointOfGlobal(slug: "menus" | "hotel"): Omit<Endpoint, "root"> {
  return endpoint(async (req, versionId, locale) => {
    const { payload } = req;
    const common = { slug, locale, depth: 0, overrideAccess: false, req } as const;
    const version = await payload.findGlobalVersionByID({ ...common, id: versionId });
    const now = await payload.findGlobal({ ...common, draft: true });
    const { fields = [] } = payload.globals.config.find((global) => global.slug === slug) ?? {};
    return payload.updateGlobal({ ...common, draft: true, data: textsBack(fields, now, version) });
  });
}

function endpoint(
  restore: (req: PayloadRequest, versionId: string, locale: Locale) => Promise<object>,
): Omit<Endpoint, "root"> {
  return {
    path: "/versions/:id/language",
    method: "post",
    handler: async (req) => {
      const { locale, routeParams } = req;
      if (!signedIn({ req })) throw new Forbidden(req.t);
      if (!isLocale(req.query.locale) || !isLocale(locale)) {
        throw new APIError(
          fillMessage(checksFor(req).access.nameLanguage, { locales: LOCALES.join(", ") }),
          400,
        );
      }
      return Response.json({ doc: await restore(req, String(routeParams?.id), locale) });
    },
  };
}

function textsBack(fields: readonly Field[], now: object, { version }: { version: unknown }) {
  return { ...mergeTranslation(fields, fieldsOf(now), fieldsOf(version), "is empty"), _status: "draft" };
}
