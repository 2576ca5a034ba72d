import { APIError, type Endpoint, Forbidden } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { isLocale, LOCALES } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { mergeTranslation } from "../access/keep-untranslated";
import { signedIn } from "../access/roles";
import { checksFor } from "../texts";

/**
 * `POST /api/<collection>/versions/:id/language?locale=tr`: brings the texts of one language back as a version has them, as
 * a draft; what all languages share, and the others, stay.
 */
export function restoreLanguageEndpoint(collection: "pages" | "rooms" | "media"): Omit<Endpoint, "root"> {
  return {
    path: "/versions/:id/language",
    method: "post",
    handler: async (req) => {
      const { payload, locale, routeParams } = req;
      if (!signedIn({ req })) throw new Forbidden(req.t);
      if (!isLocale(req.query.locale) || !isLocale(locale)) {
        throw new APIError(
          fillMessage(checksFor(req).access.nameLanguage, { locales: LOCALES.join(", ") }),
          400,
        );
      }
      const common = { collection, locale, depth: 0, overrideAccess: false, req } as const;
      const version = await payload.findVersionByID({ ...common, id: String(routeParams?.id) });
      const id = Number(version.parent);
      const now = await payload.findByID({ ...common, id, draft: true });
      const fields = payload.collections[collection]?.config.fields ?? [];
      const texts = mergeTranslation(fields, fieldsOf(now), fieldsOf(version.version));
      const doc = await payload.update({ ...common, id, draft: true, data: { ...texts, _status: "draft" } });
      return Response.json({ doc });
    },
  };
}
