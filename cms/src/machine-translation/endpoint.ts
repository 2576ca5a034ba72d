import { APIError, type Endpoint, Forbidden, type PayloadRequest } from "payload";
import { array, number, object, string } from "yup";
import { fillMessage } from "../../../languages/fill-message";
import { fullMessageOf } from "../../../shared/errors";
import { isLocale, LOCALES } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { mayEdit, mayTranslate } from "../access/roles";
import { COLLECTIONS } from "../slugs";
import { checksFor } from "../texts";
import { ServiceFault } from "./call-service";
import { type Documents, documentIn, globalDocument } from "./documents";
import { translationService } from "./service";
import type { TranslationSettings } from "./settings";
import { translateDocument } from "./translate-document";

const schema = object({
  collection: string().oneOf(COLLECTIONS),
  id: number().integer(),
  global: string().oneOf(["menus", "hotel"] as const),
  from: string().oneOf(LOCALES),
  paths: array(string().required()),
});

/**
 * `POST /api/machine-translation?locale=tr` with a document, and optionally a source language and the paths of texts:
 * drafts the translations. No endpoint if no service is configured.
 */
export function machineTranslation(settings: TranslationSettings | undefined): Endpoint[] {
  if (settings === undefined) return [];
  const translate = translationService(settings);
  const { origin } = new URL(settings.url);
  return [
    {
      path: "/machine-translation",
      method: "post",
      handler: async (req) => {
        const { access, machine } = checksFor(req);
        const { locale: to } = req.query;
        if (!mayEdit(req) && !mayTranslate(req)) throw new Forbidden(req.t);
        if (!isLocale(to))
          throw new APIError(fillMessage(access.nameLanguage, { locales: LOCALES.join(", ") }), 400);
        const asked = tryParse(schema, await req.json?.().catch(() => undefined));
        const document = asked && documentOf(req, asked);
        if (asked === undefined || document === undefined)
          throw new APIError(req.t("validation:invalidInput"), 400);
        if (asked.from === to) throw new APIError(machine.sameLanguage, 400);
        const { from, paths } = asked;
        try {
          return Response.json(await translateDocument(req, document, { from, to, paths, translate }));
        } catch (error) {
          if (!(error instanceof ServiceFault)) throw error;
          const { reason, status } = error;
          req.payload.logger.error(
            `The translation service at ${origin} (TRANSLATION_URL): ${fullMessageOf(error)}`,
          );
          return Response.json({ message: fillMessage(machine[reason], { status }) }, { status: 502 });
        }
      },
    },
  ];
}

function documentOf(
  req: PayloadRequest,
  {
    collection,
    id,
    global,
  }: { collection?: (typeof COLLECTIONS)[number]; id?: number; global?: "menus" | "hotel" },
): Documents | undefined {
  if (global !== undefined) return globalDocument(req, global);
  return collection === undefined || id === undefined ? undefined : documentIn(req, collection, id);
}
