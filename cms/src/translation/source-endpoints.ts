import { type Endpoint, Forbidden, type PayloadRequest } from "payload";
import { array, object, string } from "yup";
import { DEFAULT_LOCALE, isLocale, type Locale, localeOrDefault } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { mayEdit, mayTranslate, signedIn } from "../access/roles";
import { hiddenSiteIn } from "./hidden-site";
import { marksOf, setMarks } from "./machine-marks";
import { dateTexts, datesOf, documentName } from "./text-dates";
import { translationState } from "./translation-state";

/**
 * `GET /api/<slug>/:id/source?locale=tr&from=en`: a document's texts in the source language, and which translations
 * are missing, outdated, or made by a machine. `POST` with `paths` first confirms these translations.
 */
export function sourceEndpoints(slug: string): Omit<Endpoint, "root">[] {
  return endpoints("/:id/source", async (req) => {
    const id = Number(req.routeParams?.id);
    const doc = await req.payload.findByID({ ...READ, collection: slug, id });
    return { name: documentName(slug, id), doc, fields: req.payload.collections[slug]?.config.fields ?? [] };
  });
}

/** The same for globals: `/api/globals/<slug>/source`. */
export function sourceEndpointsOfGlobal(slug: string): Omit<Endpoint, "root">[] {
  return endpoints("/source", async ({ payload }) => {
    const doc = await payload.findGlobal({ ...READ, slug });
    return {
      name: documentName(slug),
      doc,
      fields: payload.globals.config.find((one) => one.slug === slug)?.fields ?? [],
    };
  });
}

const confirmedSchema = object({ paths: array(string().required()).required() });

const READ = { locale: "all", draft: true, depth: 0 } as const;

type Read = (req: PayloadRequest) => Promise<{
  name: string;
  doc: unknown;
  fields: Parameters<typeof translationState>[0]["fields"];
}>;

function endpoints(path: string, read: Read): Omit<Endpoint, "root">[] {
  const state = async (req: PayloadRequest, to: Locale) => {
    const { name, doc, fields } = await read(req);
    const from = isLocale(req.query.from) ? req.query.from : DEFAULT_LOCALE;
    const [dates, marks] = [await datesOf(req, name), await marksOf(req, name)];
    const hiddenSite = await hiddenSiteIn(req.payload, to);
    const found = translationState({ fields, doc: fieldsOf(doc), dates, marks, hiddenSite }, { from, to });
    // A text compared with itself has no source.
    const isAlone = req.query.from === to;
    return { name, ...found, ...(isAlone && { source: {}, languages: {}, missing: [], changed: [] }) };
  };
  const answer = async (req: PayloadRequest, to: Locale) => {
    const { source, languages, missing, changed, machine } = await state(req, to);
    return Response.json({ source, languages, missing, changed, machine });
  };
  return [
    {
      path,
      method: "get",
      handler: async (req) => {
        if (!signedIn({ req })) throw new Forbidden(req.t);
        return answer(req, localeOrDefault(req.locale));
      },
    },
    {
      path,
      method: "post",
      handler: async (req) => {
        const to = localeOrDefault(req.locale);
        if (!mayEdit(req) && !mayTranslate(req)) throw new Forbidden(req.t);
        const right = tryParse(confirmedSchema, await req.json?.())?.paths ?? [];
        const { name, changed, machine } = await state(req, to);
        const isRight = (path: string) => right.includes(path);
        await dateTexts(req, name, { paths: changed.filter(isRight), language: to });
        const texts = new Map(machine.filter(isRight).map((path) => [path, undefined]));
        await setMarks(req, name, { texts, language: to });
        return answer(req, to);
      },
    },
  ];
}
