/** Kinds of content fields, and each kind's settings. */
interface Kinds {
  /** A plain text in each language, of at most `max` characters. `isLong`: multi-line in the CMS. */
  words: { max: number; isLong: boolean };
  /** Rich text with headings, lists and links in each language. `level`: of its highest heading on a page. */
  html: { level: number };
  /** A list of plain texts in each language. */
  wordList: { max: number };
  /** Any of the values the site knows. */
  choices: { of: readonly string[] };
  /** A number of at least `min`. */
  number: { min: number };
  /** Adults and, optionally, children. */
  party: object;
}

interface Described {
  /** The tab of its form in the CMS. */
  tab: string;
  /** Note for developers about its value. */
  note?: string;
}

export type Kind = keyof Kinds;
export type Field<K extends Kind = Kind> = { [P in K]: { kind: P } & Kinds[P] & Described }[K];

/** A thing's fields by name. All are optional. */
export type Fields = Readonly<Record<string, Field>>;

/** A value type for each kind, in one representation of the content. */
export type ByKind = Record<Kind, unknown>;

/** Values of the content API's responses, in one language. */
export interface AnswerValues extends ByKind {
  words: string;
  html: string;
  wordList: string[];
  /** Values unknown to the site are ignored. */
  choices: string[];
  number: number;
  party: { adults: number; children?: number | undefined };
}

/** A thing in one representation of the content: `{ bed: "King" }`. */
export type ValuesOf<Given extends Fields, Values extends ByKind> = {
  [Name in keyof Given]?: Values[Given[Name]["kind"]] | undefined;
};

/** For makers that need no values. */
export type NoValues = Record<Kind, never>;

type MadeOf<Given extends Fields, Made extends ByKind> = {
  [Name in keyof Given]: Made[Given[Name]["kind"]];
};

/** What one representation of the content makes of each kind, from a value in another one if it needs it. */
export type Makers<From extends ByKind, Made extends ByKind> = {
  readonly [K in Kind]: (field: Field<K>, value: From[K] | undefined, name: string) => Made[K];
};

/** `perField(makers)(ROOM_FIELDS, room)` → the makers' result for each field of the room, by field name. */
export function perField<From extends ByKind, Made extends ByKind>(makers: Makers<From, Made>) {
  function make<Given extends Fields>(fields: Given, from?: ValuesOf<Given, From>): MadeOf<Given, Made>;
  function make(fields: Fields, from: ValuesOf<Fields, From> = {}): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, makeOne(makers, field, from[name], name)]),
    );
  }
  return make;
}

function makeOne<From extends ByKind, Made extends ByKind, K extends Kind>(
  makers: Makers<From, Made>,
  field: Field<K>,
  value: From[K] | undefined,
  name: string,
): Made[K] {
  return makers[field.kind](field, value, name);
}
