import {
  type ArrayField,
  type Field,
  type FieldHook,
  type GroupField,
  type PayloadRequest,
  type RelationshipField,
  type RowField,
  type TextareaField,
  type TextField,
  type UploadField,
  type UploadFieldSingleValidation,
  ValidationError,
} from "payload";
import { upload as validateUpload } from "payload/shared";
import { DOCUMENT_TYPE } from "../../../content-folder/documents";
import { CAPTIONS_TYPE, FILM_TYPE } from "../../../content-folder/films";
import { isPlainText } from "../../../content-folder/html";
import { FREE } from "../../../content-folder/keys";
import { count, positive, positiveInteger } from "../../../content-folder/numbers";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";
import { HOUR_OF_DAY } from "../../../shared/hotel-fields";
import type { Locale } from "../../../shared/locales";
import { MONTH } from "../../../shared/month";
import { CURRENCY, PRICE_UNITS } from "../../../shared/price-units";
import { fieldsOf, isRecord, rowsOf } from "../../../shared/record";
import { roleOf } from "../access/roles";
import {
  checksFor,
  type FieldTexts,
  helpOf,
  labelOf,
  optionsOf,
  type RowTexts,
  type Texts,
  textsOf,
  type WordGroup,
  noticesIn,
  type WordOf,
} from "../texts";
import {
  addressFault,
  type Checked,
  htmlFault,
  linkTargetFault,
  localeOf,
  pagesFault,
  pictureFault,
  takenFault,
} from "./checks";
import { dayField } from "./days";
import { figure } from "./figures";

/** Amounts must be positive, as in a content folder. */
const LEAST_AMOUNT = 0.01;

/**
 * Shows the source language's text next to every localised text. Not an `afterInput`, because that makes Payload fetch
 * the field from the server on every change of the form, which delays saving.
 */
const WITH_SOURCE = { Description: "/src/admin/source-text#SourceAndHelp" };

interface Options {
  required?: boolean;
  max?: number;
  /** Why the field is required for publishing; drafts and imported content may leave it empty. */
  asked?: (checks: EditorChecks, document: Record<string, unknown>) => string | undefined;
  /** Condition for showing the field. */
  when?: (siblings: Record<string, unknown>) => boolean;
}

/** Why a value is invalid, on its own or in its document. */
type FaultOf = (value: string, checks: EditorChecks, document: unknown) => string | undefined;

/** A localised plain text. */
export function words(name: string, texts: FieldTexts, { required, max, asked }: Options = {}): TextField {
  return {
    name,
    label: labelOf(texts),
    type: "text",
    localized: true,
    required,
    maxLength: max,
    admin: { description: helpOf(texts), components: WITH_SOURCE },
    hooks: { beforeValidate: [trim] },
    validate: wordsCheck({ required, max, asked }),
  };
}

/** A localised plain text with several lines. */
export function longWords(name: string, texts: FieldTexts, { max, asked }: Options = {}): TextareaField {
  return {
    name,
    label: labelOf(texts),
    type: "textarea",
    localized: true,
    admin: { description: helpOf(texts), components: WITH_SOURCE },
    hooks: { beforeValidate: [trim] },
    validate: wordsCheck({ max, asked }),
  };
}

function wordsCheck({ required, max, asked }: Options) {
  return (value: string | null | undefined, { req, siblingData }: Checked) =>
    (!value && asked && isPublishing(siblingData, req)
      ? asked(checksFor(req), fieldsOf(siblingData))
      : undefined) ??
    plainTextFault(value, { required, max }, checksFor(req)) ??
    true;
}

/** A localised rich text with headings, lists, tables and links; stored as the contract's HTML. */
export function html(name: string, texts: FieldTexts): TextareaField {
  return {
    name,
    label: labelOf(texts),
    type: "textarea",
    localized: true,
    custom: { isHtml: true },
    admin: { description: helpOf(texts), components: { Field: "/src/admin/html-field#HtmlField" } },
    hooks: { beforeValidate: [trim] },
    validate: async (value: string | null | undefined, { req }: Checked) =>
      (value ? await htmlFault(value, req) : undefined) ?? true,
  };
}

/** A plain text that is the same in all languages. */
export function plain(
  name: string,
  texts: FieldTexts,
  { required, when, faultOf }: Options & { faultOf?: FaultOf } = {},
): TextField {
  return {
    name,
    label: labelOf(texts),
    type: "text",
    required,
    hasMany: false,
    admin: { description: helpOf(texts), condition: when && ((_data, siblings) => when(siblings)) },
    hooks: { beforeValidate: [trim] },
    validate:
      faultOf &&
      ((value: string | null | undefined, { req, data }: Checked) => {
        const checks = checksFor(req);
        if (!value) return required ? checks.text.missing : true;
        return faultOf(value, checks, data) ?? true;
      }),
  };
}

/**
 * A picture from the media library. `isSilent`: the site shows it without alternative text, such as a logo or chart.
 * `namedBy`: sibling field whose text, if any, replaces the alternative text.
 */
export function picture(
  name: string,
  texts: FieldTexts,
  {
    required,
    localized,
    isSilent = false,
    namedBy,
  }: Options & { localized?: boolean; isSilent?: boolean; namedBy?: string } = {},
): UploadField {
  return {
    name,
    label: labelOf(texts),
    type: "upload",
    relationTo: "media",
    localized,
    required,
    admin: { description: helpOf(texts) },
    validate: async (value: unknown, options: Parameters<UploadFieldSingleValidation>[1]) => {
      const checked = await validateUpload(value, options);
      if (checked !== true || !isPublishing(options.data, options.req)) return checked;
      const isNamed = namedBy !== undefined && Boolean(fieldsOf(options.siblingData)[namedBy]);
      return (await pictureFault(value, options.req, { isSilent: isSilent || isNamed })) ?? true;
    },
  };
}

/** Known values to choose from, with the labels of the choice. */
export interface Keys {
  /** Group with the labels of the values. */
  group: WordGroup;
  options: readonly { value: string; label: Texts }[];
  texts?: FieldTexts;
  /** Labels of the field for a custom value. */
  free?: FieldTexts;
}

/** The values of a group, as used by `keyFields` and `keyedRows`. */
export function keys<Group extends WordGroup>(
  group: Group,
  known: readonly WordOf<Group>[],
  texts: Pick<Keys, "texts" | "free"> = {},
): Keys {
  return { group, options: optionsOf(group, known), ...texts };
}

/** A key: one of the values known to the site, plus the editor's own suffix. */
export function keyFields({
  group,
  options,
  texts = ({ common }) => common.kind,
  free = ({ common }) => common.freeKey,
}: Keys): RowField {
  const addition: FieldTexts = ({ common }) => common.addition;
  return {
    type: "row",
    fields: [
      {
        name: "kind",
        label: labelOf(texts),
        type: "select",
        required: true,
        options: [...options, { value: FREE, label: labelOf(free) }],
        admin: {
          width: "50%",
          isClearable: false,
          description: helpOf(texts),
          components: { Description: { path: "/src/admin/kind-help#KindHelp", clientProps: { group } } },
        },
      },
      {
        name: "name",
        label: labelOf(addition),
        type: "text",
        admin: {
          width: "50%",
          description: helpOf(addition),
          // Only owners see it, except for a custom key, which consists of nothing else.
          condition: (_data, siblings, { user }) => user?.role === "owner" || siblings?.kind === FREE,
        },
        hooks: { beforeValidate: [checkAddition] },
        validate: (value: string | null | undefined, { siblingData, req }: Checked) =>
          nameFault(value, isRecord(siblingData) && siblingData.kind === FREE, checksFor(req)),
      },
    ],
  };
}

/** Link target: a page, room or document of the site, or an external URL. */
export function linkTarget({ required = false }: Pick<Options, "required"> = {}): RowField {
  const elsewhere: FieldTexts = ({ common }) => common.linkAddress;
  return {
    type: "row",
    fields: [
      {
        name: "target",
        label: labelOf(({ common }) => common.linkTarget),
        type: "relationship",
        relationTo: ["pages", "rooms", "media"],
        filterOptions: ({ relationTo }) =>
          relationTo === "media" ? { mimeType: { equals: DOCUMENT_TYPE } } : true,
        admin: { width: "50%", allowCreate: false },
        validate: async (value: unknown, { req, siblingData }: Checked) => {
          const address = isRecord(siblingData) ? siblingData.address : undefined;
          const leadsNowhere = required && !value && !address;
          return (
            (await linkTargetFault(value, address, req)) ??
            (leadsNowhere ? noticesIn(req.i18n.language).leadsNowhere : true)
          );
        },
      },
      {
        name: "address",
        label: labelOf(elsewhere),
        type: "text",
        admin: { width: "50%", description: helpOf(elsewhere) },
        hooks: { beforeValidate: [trim] },
        validate: (value: string | null | undefined, { req }: Checked) =>
          (value ? addressFault(value, checksFor(req)) : undefined) ?? true,
      },
    ],
  };
}

/** A list of pages, such as breadcrumbs. */
export function pagesField(name: string, texts: FieldTexts): RelationshipField {
  return {
    name,
    label: labelOf(texts),
    type: "relationship",
    relationTo: "pages",
    hasMany: true,
    admin: { description: helpOf(texts), allowCreate: false },
    validate: async (value: unknown, { req }: Checked) => (await pagesFault(value, req)) ?? true,
  };
}

/** A link with its text. */
export function link(): GroupField {
  return {
    name: "link",
    label: labelOf(({ common }) => common.link),
    type: "group",
    fields: [linkTarget(), words("text", ({ common }) => common.linkWords, { max: 120 })],
  };
}

/** Rows that editors can add, move and remove. */
export function rows(name: string, texts: RowTexts, fields: Field[], label?: string): ArrayField {
  return labelledRows(name, texts, fields, undefined, label);
}

/** Rows identified and labelled by a key. */
export function keyedRows(name: string, texts: RowTexts, known: Keys, fields: Field[]): ArrayField {
  return labelledRows(name, texts, [keyFields(known), ...fields], known.group);
}

function labelledRows(
  name: string,
  texts: RowTexts,
  fields: Field[],
  group: WordGroup | undefined,
  path = "/src/admin/row-label#RowLabel",
): ArrayField {
  const label = labelOf(texts);
  const singular = textsOf((all) => texts(all).row);
  return {
    name,
    label,
    type: "array",
    labels: { singular, plural: label },
    fields,
    admin: {
      initCollapsed: true,
      components: { RowLabel: { path, clientProps: { singular, group } } },
    },
  };
}

/** Slides, of which several are added at once by choosing pictures. */
export function slideRows(name: string, texts: RowTexts, fields: Field[]): ArrayField {
  const slides = rows(name, texts, fields);
  const components = { ...slides.admin?.components, Description: "/src/admin/add-pictures#AddPictures" };
  return { ...slides, admin: { ...slides.admin, components } };
}

/** A film from the media library, with captions for each language. */
export function film(): GroupField {
  const of = (name: string, mimeType: string, texts: FieldTexts, localized: boolean): UploadField => ({
    name,
    label: labelOf(texts),
    type: "upload",
    relationTo: "media",
    localized,
    filterOptions: { mimeType: { equals: mimeType } },
    admin: { description: helpOf(texts) },
  });
  return {
    name: "film",
    label: labelOf(({ common }) => common.film),
    type: "group",
    fields: [
      of("file", FILM_TYPE, ({ common }) => common.film, false),
      of("small", FILM_TYPE, ({ common }) => common.filmSmall, false),
      of("captions", CAPTIONS_TYPE, ({ common }) => common.captions, true),
      {
        type: "row",
        fields: [
          dayField("uploaded", ({ common }) => common.filmUploaded),
          figure("seconds", ({ common }) => common.filmSeconds, positive(), { min: 1 }),
        ],
      },
    ],
  };
}

/** Meta data for search engines. */
export function metas(): ArrayField {
  return rows("metas", ({ common }) => common.metas, [
    plain("name", ({ common }) => common.metaName, { required: true }),
    longWords("content", ({ common }) => common.metaContent, { max: 500 }),
  ]);
}

interface AddressOptions {
  name: "url" | "slug";
  texts: FieldTexts;
  collection: "pages" | "rooms";
  /** Why the address itself is invalid. */
  faultOf: (value: string, locale: Locale, checks: EditorChecks) => string | undefined;
}

/** Localised address of a page or room; without one, it doesn't exist in that language. */
export function address({ name, texts, collection, faultOf }: AddressOptions): TextField {
  return {
    name,
    label: labelOf(texts),
    type: "text",
    hasMany: false,
    localized: true,
    index: true,
    admin: { description: helpOf(texts), components: { Description: "/src/admin/address-help#AddressHelp" } },
    hooks: { beforeValidate: [trim] },
    validate: async (value: string | null | undefined, { id, req }: Checked) => {
      if (!value) return true;
      return (
        faultOf(value, localeOf(req), checksFor(req)) ??
        (await takenFault(collection, name, value, { id, req })) ??
        true
      );
    },
  };
}

/** The party that a price is for. */
function priceFor(): GroupField {
  const texts: FieldTexts = ({ common }) => common.priceFor;
  return {
    name: "for",
    label: labelOf(texts),
    type: "group",
    admin: { description: helpOf(texts) },
    fields: [partyRow()],
  };
}

/** Adults and children, side by side. */
export function partyRow(): RowField {
  return {
    type: "row",
    fields: [
      figure("adults", ({ rooms }) => rooms.adults, positiveInteger(), { min: 1 }),
      figure("children", ({ rooms }) => rooms.children, count(), { min: 0 }),
    ],
  };
}

/** True if there is an amount, which requires a currency. */
function isPriced(siblings: unknown): boolean {
  const { amount, months } = fieldsOf(siblings);
  return typeof amount === "number" || (Array.isArray(months) && months.length > 0);
}

function currency(): TextField {
  const texts: FieldTexts = ({ common }) => common.currency;
  return {
    name: "currency",
    label: labelOf(texts),
    type: "text",
    admin: { description: helpOf(texts) },
    validate: (value: string | null | undefined, { req, siblingData }: Checked) =>
      (value ? CURRENCY.test(value) : !isPriced(siblingData)) || checksFor(req).price.currency,
  };
}

/** Nightly rates per party, by month. */
export function prices(): ArrayField {
  const months = rows("months", ({ common }) => common.months, [
    {
      type: "row",
      fields: [
        plain("month", ({ common }) => common.month, {
          required: true,
          faultOf: (value, checks) => (MONTH.test(value) ? undefined : checks.price.month),
        }),
        figure("amount", ({ common }) => common.amount, positive(), { min: LEAST_AMOUNT, required: true }),
      ],
    },
  ]);
  return {
    ...rows(
      "prices",
      ({ common }) => common.prices,
      [
        priceFor(),
        currency(),
        {
          ...months,
          admin: { components: { Field: "/src/admin/months-grid#MonthsGrid" } },
          validate: (value: unknown, { req }: Checked) => monthTwice(value, checksFor(req)) ?? true,
        },
        words("note", ({ common }) => common.note, { max: 200 }),
      ],
      "/src/admin/price-label#PriceLabel",
    ),
    validate: (value: unknown, { req }: Checked) => partyFault(value, checksFor(req)) ?? true,
  };
}

/** A "from" price of a room, page or offer. */
export function priceFrom(): GroupField {
  const from: FieldTexts = ({ common }) => common.priceFrom;
  return {
    name: "priceFrom",
    label: labelOf(from),
    type: "group",
    admin: { description: helpOf(from) },
    fields: [
      {
        type: "row",
        fields: [
          figure("amount", ({ common }) => common.amount, positive(), { min: LEAST_AMOUNT }),
          currency(),
          {
            name: "per",
            label: labelOf(({ common }) => common.per),
            type: "select",
            options: PRICE_UNITS.map((value) => ({
              value,
              label: textsOf(({ priceUnits }) => priceUnits[value]),
            })),
          },
        ],
      },
      priceFor(),
      words("note", ({ common }) => common.note, { max: 200 }),
    ],
  };
}

function monthTwice(value: unknown, { price }: EditorChecks): string | undefined {
  const months = rowsOf(value).map(({ month }) => String(month));
  const twice = months.find((month, index) => months.indexOf(month) !== index);
  return twice === undefined ? undefined : fillMessage(price.monthTwice, { month: twice });
}

function partyFault(value: unknown, { price }: EditorChecks): string | undefined {
  const parties = rowsOf(value).map((row) => fieldsOf(row.for));
  if (parties.some(({ adults }) => !adults)) return price.nobody;
  const names = parties.map(({ adults, children }) => `${String(adults)} ${String(children ?? 0)}`);
  const twice = parties.find((_, index) => names.indexOf(names[index] ?? "") !== index);
  return (
    twice &&
    fillMessage(price.partyTwice, { adults: Number(twice.adults), children: Number(twice.children ?? 0) })
  );
}

export function plainTextFault(
  value: string | null | undefined,
  { required, max }: Options,
  { text }: EditorChecks,
): string | undefined {
  if (!value) return required ? text.missing : undefined;
  if (!isPlainText(value)) return text.plain;
  if (max !== undefined && value.length > max)
    return fillMessage(text.tooLong, { max, length: value.length });
  return undefined;
}

function nameFault(
  value: string | null | undefined,
  required: boolean,
  { key }: EditorChecks,
): string | true {
  if (!value) return required ? key.additionMissing : true;
  return /^[A-Z0-9_]+$/.test(value) || key.addition;
}

/** Hook: validates the suffix, because Payload skips hidden fields, and editors don't see it. */
const checkAddition: FieldHook = ({ value, path, req }) => {
  const fault = typeof value === "string" ? nameFault(value, false, checksFor(req)) : true;
  if (roleOf(req) === "editor" && fault !== true)
    throw new ValidationError({ errors: [{ path: path.join("."), message: fault }], req });
  return value;
};

/** Rejects parameter names that would change another part of the reservation site's URL. */
export function parameterFault(value: string, { hotel }: EditorChecks): string | undefined {
  return /^[^\s&=?#<>"]+$/.test(value) ? undefined : hotel.parameter;
}

/** Requires times in the form `08:00`. */
export function hourFault(value: string, { hotel }: EditorChecks): string | undefined {
  return HOUR_OF_DAY.test(value) ? undefined : hotel.hour;
}

/** Hook: trims a text. */
export const trim: FieldHook = ({ value }) => trimmed(value);

/** Trims a text; an empty one becomes null. */
export function trimmed(value: unknown): unknown {
  return typeof value === "string" ? value.trim() || null : value;
}

/** True if these values publish the document; imported content is exempt. */
function isPublishing(data: unknown, { context }: PayloadRequest): boolean {
  return isRecord(data) && data._status === "published" && context.importing !== true;
}
