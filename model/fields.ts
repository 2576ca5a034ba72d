/** What the fields of the content are, and what is to be known of each kind. */
interface Kinds {
  /** A plain text in each language, of at most `max` characters. `isLong`: editors write it in several lines. */
  words: { max: number; isLong: boolean };
  /** A text with headings, lists and links in each language. `level`: of its highest heading on a page. */
  html: { level: number };
  /** A list of plain texts in each language. */
  wordList: { max: number };
  /** Any of the words that the site knows. */
  choices: { of: readonly string[] };
  /** A number of at least `min`. */
  number: { min: number };
  /** Adults, and children where they are named. */
  party: object;
}

interface Described {
  /** The tab of its form in the CMS. */
  tab: string;
  /** What developers should know of its value. */
  note?: string;
}

export type Kind = keyof Kinds;
export type Field<K extends Kind = Kind> = { [P in K]: { kind: P } & Kinds[P] & Described }[K];

/** The fields of a thing by their names. Each may be absent. */
export type Fields = Readonly<Record<string, Field>>;

/** Something for each kind: the types of its values in one form of the content. */
export type ByKind = Record<Kind, unknown>;

/** A thing in one form of the content: `{ bed: "King" }`. */
export type ValuesOf<Given extends Fields, Values extends ByKind> = {
  [Name in keyof Given]?: Values[Given[Name]["kind"]] | undefined;
};

/** Of makers that need no values. */
export type NoValues = Record<Kind, never>;

type MadeOf<Given extends Fields, Made extends ByKind> = {
  [Name in keyof Given]: Made[Given[Name]["kind"]];
};

/** What a form of the content makes of each kind, from a value in another form where it needs one. */
export type Makers<From extends ByKind, Made extends ByKind> = {
  readonly [K in Kind]: (field: Field<K>, value: From[K] | undefined, name: string) => Made[K];
};

/** `perField(makers)(ROOM_FIELDS, room)` → what the makers make of each field of the room, by the fields' names. */
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
