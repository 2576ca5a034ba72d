import type { ArrayField, Field, GroupField, RowField, TextareaField, TextField, UploadField } from "payload";
import { FREE } from "../../../content-folder/keys";
import type { Word } from "../../../content-folder/words";
import type { Locale } from "../../../shared/locales";
import { PRICE_UNITS } from "../../../shared/price-units";
import { isRecord } from "../../../shared/record";
import { addressFault, type Checked, htmlFault, linkTargetFault, localeOf, takenFault } from "./checks";

interface Options {
  help?: string;
  required?: boolean;
  max?: number;
  /** Only shown where this says so. */
  when?: (siblings: Record<string, unknown>) => boolean;
}

/** A plain text in every language. */
export function words(name: string, label: string, { help, required, max }: Options = {}): TextField {
  return {
    name,
    label,
    type: "text",
    localized: true,
    required,
    maxLength: max,
    admin: { description: help },
    hooks: { beforeValidate: [({ value }) => trimmed(value)] },
    validate: (value: string | null | undefined) => plainTextFault(value, { required, max }) ?? true,
  };
}

/** A plain text in every language that may take several lines. */
export function longWords(name: string, label: string, { help, max }: Options = {}): TextareaField {
  return {
    name,
    label,
    type: "textarea",
    localized: true,
    admin: { description: help },
    hooks: { beforeValidate: [({ value }) => trimmed(value)] },
    validate: (value: string | null | undefined) => plainTextFault(value, { max }) ?? true,
  };
}

/** A text with headings, lists, tables and links, in every language; kept as the contract's HTML. */
export function html(name: string, label: string, { help }: Options = {}): TextareaField {
  return {
    name,
    label,
    type: "textarea",
    localized: true,
    admin: { description: help, components: { Field: "/src/admin/html-field#HtmlField" } },
    hooks: { beforeValidate: [({ value }) => trimmed(value)] },
    validate: async (value: string | null | undefined, { req, event }: Checked) =>
      (value && event !== "onChange" ? await htmlFault(value, req) : undefined) ?? true,
  };
}

/** The same in all languages; `faultOf` says what is wrong with a value. */
export function plain(
  name: string,
  label: string,
  { help, required, when, faultOf }: Options & { faultOf?: (value: string) => string | undefined } = {},
): TextField {
  return {
    name,
    label,
    type: "text",
    required,
    hasMany: false,
    admin: { description: help, condition: when && ((_data, siblings) => when(siblings)) },
    hooks: { beforeValidate: [({ value }) => trimmed(value)] },
    validate: faultOf && ((value: string | null | undefined) => (value ? faultOf(value) : undefined) ?? true),
  };
}

/** A picture of the media. */
export function picture(
  name: string,
  label: string,
  { help, required, localized }: Options & { localized?: boolean } = {},
): UploadField {
  return {
    name,
    label,
    type: "upload",
    relationTo: "media",
    localized,
    required,
    admin: { description: help },
  };
}

/** A key: one of the words that the site knows, and what the editor adds to it. */
export function keyFields(
  label: string,
  known: readonly Word[],
  { free = "Another key", help }: { free?: string; help?: string } = {},
): RowField {
  const helps = Object.fromEntries(known.flatMap(({ value, help: what }) => (what ? [[value, what]] : [])));
  return {
    type: "row",
    fields: [
      {
        name: "kind",
        label,
        type: "select",
        required: true,
        options: [
          ...known.map(({ value, label: text }) => ({ value, label: text })),
          { value: FREE, label: free },
        ],
        admin: {
          width: "50%",
          isClearable: false,
          description: help,
          components: { afterInput: [{ path: "/src/admin/kind-help#KindHelp", clientProps: { helps } }] },
        },
      },
      {
        name: "name",
        label: "Addition",
        type: "text",
        admin: { width: "50%", description: "Tells things of one kind apart: 1, 2, SALES. May be empty." },
        validate: (value: string | null | undefined, { siblingData }: Checked) =>
          nameFault(value, isRecord(siblingData) && siblingData.kind === FREE),
      },
    ],
  };
}

/** Where something leads: a page or room of the site, or an address elsewhere. */
export function linkTarget(): RowField {
  return {
    type: "row",
    fields: [
      {
        name: "target",
        label: "Leads to",
        type: "relationship",
        relationTo: ["pages", "rooms"],
        admin: { width: "50%", allowCreate: false },
        validate: async (value: unknown, { req, siblingData, event }: Checked) => {
          if (event === "onChange") return true;
          const address = isRecord(siblingData) ? siblingData.address : undefined;
          return (await linkTargetFault(value, address, req)) ?? true;
        },
      },
      {
        name: "address",
        label: "Or to an address elsewhere",
        type: "text",
        admin: { width: "50%", description: "https://…, tel:+… or mailto:…" },
        hooks: { beforeValidate: [({ value }) => trimmed(value)] },
        validate: (value: string | null | undefined) => (value ? addressFault(value) : undefined) ?? true,
      },
    ],
  };
}

/** A link with its words. */
export function link(): GroupField {
  return {
    name: "link",
    label: "Link",
    type: "group",
    fields: [linkTarget(), words("text", "Words of the link", { max: 120 })],
  };
}

/** Rows that an editor adds, moves and removes. */
export function rows(name: string, label: string, singular: string, fields: Field[]): ArrayField {
  return labelledRows(name, label, singular, fields, []);
}

/** Rows that say by a key what they are, and are called by its name. */
export function keyedRows(
  name: string,
  label: string,
  singular: string,
  { known, keyLabel = "What it is", free }: { known: readonly Word[]; keyLabel?: string; free?: string },
  fields: Field[],
): ArrayField {
  return labelledRows(name, label, singular, [keyFields(keyLabel, known, { free }), ...fields], known);
}

function labelledRows(
  name: string,
  label: string,
  singular: string,
  fields: Field[],
  known: readonly Word[],
): ArrayField {
  const kinds = Object.fromEntries(known.map(({ value, label: text }) => [value, text]));
  return {
    name,
    label,
    type: "array",
    labels: { singular, plural: label },
    fields,
    admin: {
      initCollapsed: true,
      components: { RowLabel: { path: "/src/admin/row-label#RowLabel", clientProps: { singular, kinds } } },
    },
  };
}

/** Title, text, picture and link: what slides, blocks and awards have in common. */
export function blockFields(): Field[] {
  return [words("title", "Title", { max: 200 }), html("content", "Text"), picture("file", "Picture"), link()];
}

/** A slide: a block of which the picture stands first, and the price of the package that it offers. */
export function slideFields(): Field[] {
  return [
    picture("file", "Picture"),
    words("title", "Title", { max: 200 }),
    html("content", "Text"),
    link(),
    priceFrom(),
  ];
}

/** What search engines show of a page or a room. */
export function metas(): ArrayField {
  return rows("metas", "What search engines show", "Entry", [
    plain("name", "Name", {
      required: true,
      help: "description is the sentence under the title in search results.",
    }),
    longWords("content", "Text", { help: "50 to 160 characters, of its own on every page.", max: 500 }),
  ]);
}

interface AddressOptions {
  name: "url" | "slug";
  label: string;
  collection: "pages" | "rooms";
  help: string;
  /** What is wrong with the address by itself. */
  faultOf: (value: string, locale: Locale) => string | undefined;
}

/** The address of a page or a room in each language; without one there it does not exist in that language. */
export function address({ name, label, collection, help, faultOf }: AddressOptions): TextField {
  return {
    name,
    label,
    type: "text",
    hasMany: false,
    localized: true,
    index: true,
    admin: { description: help },
    hooks: { beforeValidate: [({ value }) => trimmed(value)] },
    validate: async (value: string | null | undefined, { id, req, event }: Checked) => {
      if (!value || event === "onChange") return true;
      return (
        faultOf(value, localeOf(req)) ?? (await takenFault(collection, name, value, { id, req })) ?? true
      );
    },
  };
}

const PRICE_UNIT_LABELS: Record<(typeof PRICE_UNITS)[number], string> = {
  night: "Night",
  stay: "Stay",
  person: "Person",
};

/** A price "from", of a room, a page or an offer. */
export function priceFrom(): GroupField {
  return {
    name: "priceFrom",
    label: "Price from",
    type: "group",
    admin: { description: "Indicative. Without an amount no price is shown." },
    fields: [
      {
        type: "row",
        fields: [
          { name: "amount", label: "Amount", type: "number", min: 1 },
          {
            name: "currency",
            label: "Currency",
            type: "text",
            admin: { description: "Three letters: EUR" },
            validate: (value: string | null | undefined) =>
              !value || /^[A-Z]{3}$/.test(value) || "Three capital letters, such as EUR.",
          },
          {
            name: "per",
            label: "Per",
            type: "select",
            options: PRICE_UNITS.map((value) => ({ value, label: PRICE_UNIT_LABELS[value] })),
          },
        ],
      },
      words("note", "Note", { max: 200 }),
    ],
  };
}

function plainTextFault(value: string | null | undefined, { required, max }: Options): string | undefined {
  if (!value) return required ? "This text is missing." : undefined;
  if (/[<>]/.test(value)) return "This is plain text: it can not hold < or >.";
  if (max !== undefined && value.length > max) return `At most ${max} characters; these are ${value.length}.`;
  return undefined;
}

function nameFault(value: string | null | undefined, required: boolean): string | true {
  if (!value) return required ? "Another key needs its name here." : true;
  return /^[A-Z0-9_]+$/.test(value) || "Capital letters, digits and _ only, such as 2 or SALES.";
}

/** An empty text is no text. */
function trimmed(value: unknown): unknown {
  return typeof value === "string" ? value.trim() || null : value;
}
