import {
  beforeChangeTraverseFields,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from "payload";
import { adminLocale } from "../../../shared/admin-locales";
import { type Locale, LOCALES } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { mergeTranslation } from "../access/keep-untranslated";
import { languageNames } from "../texts";
import { isImport, localeOf } from "./checks";

/** Request context key: id of a document being published in all languages. */
const NOTE = "publishedInAll";

type Values = Record<string, unknown>;

/** Hook: remembers that all languages of a document are being published. */
export const noteAllLanguages: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { id, data, draft, publishSpecificLocale }: Values = args;
  const publishes = fieldsOf(data)._status === "published" && draft !== true;
  if (operation === "update" && publishes && typeof publishSpecificLocale !== "string")
    req.context[NOTE] = id;
  return args;
};

/**
 * Hook: validates the languages that aren't being edited, and names the language in each error. Payload validates
 * only one.
 */
export const checkOtherLanguages: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const id: unknown = fieldsOf(originalDoc).id;
  if (typeof id !== "number" || req.context[NOTE] !== id || isImport(req)) return data;
  const own = localeOf(req);
  const errors: ValidationFieldError[] = [];
  for (const locale of LOCALES.filter((other) => other !== own)) {
    const name = languageNames(locale)[adminLocale(req.i18n.language)];
    const found = await faultsIn(locale, { collection, id, data: fieldsOf(data), req });
    errors.push(...found.map((error) => ({ ...error, message: `${name}: ${error.message}` })));
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, id, errors, req }, req.t);
  return data;
};

async function faultsIn(
  locale: Locale,
  {
    collection,
    id,
    data,
    req,
  }: { collection: SanitizedCollectionConfig; id: number; data: Values; req: PayloadRequest },
): Promise<ValidationFieldError[]> {
  const inLanguage = isolateObjectProperty(req, "locale");
  inLanguage.locale = locale;
  const draft = await req.payload.findByID({
    collection: collection.slug,
    id,
    locale,
    draft: true,
    depth: 0,
    trash: true,
    req: inLanguage,
  });
  const document = { ...data, ...mergeTranslation(collection.fields, data, { ...draft }, "is empty") };
  // Without a title or an address the page doesn't exist in this language.
  if (!document.title || !(document.url ?? document.slug)) return [];
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    id,
    collection,
    context: req.context,
    data: document,
    doc: { ...draft },
    docWithLocales: {},
    errors,
    fieldLabelPath: "",
    fields: collection.fields,
    global: null,
    mergeLocaleActions: [],
    operation: "update",
    overrideAccess: true,
    parentIndexPath: "",
    parentPath: "",
    parentSchemaPath: "",
    req: inLanguage,
    siblingData: document,
    siblingDoc: { ...draft },
    siblingDocWithLocales: {},
  });
  return errors;
}
