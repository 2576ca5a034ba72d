import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  isolateObjectProperty,
  type JSONField,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { perAdminLocale } from "../../../shared/admin-locales";
import { type Locale, LOCALES } from "../../../shared/locales";
import { fieldsOf, isRecordOf, isText } from "../../../shared/record";
import { checksFor } from "../texts";
import { sameSave } from "../translation/text-dates";
import { plainTextFault } from "./fields";

/** Request context key for texts in other languages. */
const NOTE = "otherAlts";

/** Maximum length of one text, in characters. */
export const LONGEST_ALT = 300;

/** Alternative texts in the other languages, saved with the form. */
export const OTHER_ALTS: JSONField = {
  name: NOTE,
  label: perAdminLocale((locale) => EDITOR_DESK[locale].pictures.otherAlts),
  type: "json",
  virtual: true,
  admin: {
    components: { Field: "/src/admin/other-alts#OtherAlts" },
    disableListColumn: true,
    disableListFilter: true,
  },
};

/** Hook: holds back the other languages' texts, which aren't fields of the document, until it is saved. */
export const takeOtherAlts: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  if (operation !== "create" && operation !== "update") return args;
  const given: Record<string, unknown> = args;
  const { [NOTE]: texts, ...data } = fieldsOf(given.data);
  if (texts === undefined) return args;
  const fault = otherAltsFault(texts, req);
  if (fault !== undefined)
    throw new ValidationError({ collection: "media", errors: [{ path: NOTE, message: fault }], req });
  req.context[NOTE] = texts;
  return { ...args, data };
};

/**
 * Hook: saves each of them with the document's status, draft or published; a cleared text stays live until it is
 * replaced.
 */
export const saveOtherAlts: CollectionAfterChangeHook = async ({ context, doc, operation, req }) => {
  const texts = writtenIn(context[NOTE]).sort(
    ([, one], [, other]) => Number(one === "") - Number(other === ""),
  );
  if (texts.length === 0) return;
  const isPublic = doc._status === "published";
  for (const [locale, alt] of texts) {
    const publishes = isPublic && alt.trim() !== "";
    await req.payload.update({
      collection: "media",
      id: doc.id,
      locale,
      // A new picture is live at once, with its texts.
      draft: !publishes && operation === "update",
      ...(publishes && { publishSpecificLocale: locale }),
      data: { alt, _status: publishes ? "published" : "draft" },
      depth: 0,
      overrideAccess: false,
      req: apart(req),
    });
  }
};

/** Reports invalid texts at this field rather than at the edited language's. */
function otherAltsFault(texts: unknown, req: PayloadRequest): string | undefined {
  if (texts === null) return undefined;
  if (!isRecordOf(isText)(texts)) return req.t("validation:invalidInput");
  return Object.values(texts).flatMap(
    (text) => plainTextFault(text, { max: LONGEST_ALT }, checksFor(req)) ?? [],
  )[0];
}

function writtenIn(texts: unknown): [Locale, string][] {
  const fields = fieldsOf(texts);
  return LOCALES.flatMap((locale): [Locale, string][] => {
    const text = fields[locale];
    return typeof text === "string" ? [[locale, text]] : [];
  });
}

/** A copy of the request for updating the same document in another language, without its file and context. */
function apart(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ["locale", "fallbackLocale", "context", "file", "query"]);
  return Object.assign(own, { context: sameSave(req), file: undefined, query: {} });
}
