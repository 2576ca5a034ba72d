/** Kinds of content fields, and each kind's settings. */
interface Kinds {
  /** A plain text in each language, of at most `max` characters. `isLong`: multi-line in the CMS. */
  words: { max: number; isLong?: boolean };
  /** Rich text with headings, lists and links in each language. */
  html: object;
  /** A list of plain texts in each language. */
  wordList: { max: number };
  /** A text that is the same in all languages. */
  text: { format?: "timeZone" | "telegram" | "parameter" | "months" };
  /** Any of the values the site knows. */
  choices: { of: readonly string[] };
  /** A number of at least `min`. */
  number: { min: number };
  /** Adults and, optionally, children. */
  party: object;
  /** A picture without alternative text, such as a logo. */
  mark: object;
}

interface Described {
  /** The part of the form in the CMS that it belongs to, such as a tab. */
  tab: string;
  /** Whether it is in the same row of the form as the field before it. */
  isBeside?: boolean;
  /** Note for developers about its value. */
  note?: string;
}

export type Kind = keyof Kinds;
export type Field<K extends Kind = Kind> = { [P in K]: { kind: P } & Kinds[P] & Described }[K];

/** A thing's fields by name, each of one of these kinds. All are optional: absent and null mean the same. */
export type Fields<K extends Kind = Kind> = Readonly<Record<string, Field<K>>>;

/** Values of the content API's responses, in one language. */
export interface AnswerValues {
  words: string;
  html: string;
  wordList: string[];
  text: string;
  /** Values unknown to the site are ignored. */
  choices: string[];
  number: number;
  party: { adults: number; children?: number | undefined };
  mark: { sourceUrl: string };
}

/** The value of a field, from a representation's types by kind. */
type ValueOf<Given extends Field, Values> = Values[Given["kind"] & keyof Values];

/** A thing in one representation of the content: `{ bed: "King" }`. */
type ValuesOf<Given extends Fields, Values> = {
  [Name in keyof Given]?: ValueOf<Given[Name], Values> | null | undefined;
};

/** What one representation of the content makes of some kinds, from a value in another one if it needs it. */
type Makers<From, Made> = {
  readonly [K in Kind & keyof Made]: (
    field: Field<K>,
    value: From[K & keyof From] | null | undefined,
    name: string,
  ) => Made[K];
};

export type ByKind = Record<Kind, unknown>;

/** For makers that need no values. */
export type NoValues = Record<Kind, never>;

type MadeOf<Given extends Fields, Made> = { [Name in keyof Given]: ValueOf<Given[Name], Made> };

/** `perField(makers)(ROOM_FIELDS, room)` → the makers' result for each field of the room, by field name. */
export function perField<From, Made>(makers: Makers<From, Made>) {
  type Known = Kind & keyof Made;
  function make<Given extends Fields<Known>>(
    fields: Given,
    from?: ValuesOf<Given, From>,
  ): MadeOf<Given, Made>;
  function make(
    fields: Fields<Known>,
    from: Record<string, From[Known & keyof From] | null | undefined> = {},
  ): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, makeOne(makers, field, from[name], name)]),
    );
  }
  return make;
}

function makeOne<From, Made, K extends Kind & keyof Made>(
  makers: Makers<From, Made>,
  field: Field<K>,
  value: From[K & keyof From] | null | undefined,
  name: string,
): Made[K] {
  return makers[field.kind](field, value, name);
}
