import { fieldsOf, isRecord, rowsOf } from "../../../shared/record";
import { FIELDS_OF_THE_CMS } from "../access/fields-of-the-cms";
import { isSame } from "../access/same-values";

type Values = Record<string, unknown>;

/** A value that two users changed differently. */
export interface Conflict {
  /** Path in the form's own document: `contents.0.title`, or `contents.0.id` for a removed row. */
  path: string;
  /** Undefined if the row was removed. */
  theirs: unknown;
  mine: unknown;
}

interface Versions<Value> {
  /** The values the form was loaded with. */
  base: Value;
  /** The values stored now. */
  theirs: Value;
  /** The values in the form. */
  mine: Value;
}

interface Place {
  path: string;
  winnerOf: WinnerOf;
}

interface Merged<Value> {
  merged: Value;
  conflicts: Conflict[];
}

/** Whose change wins a conflict. */
export type Winner = "mine" | "theirs";

/** Whose change wins the conflict at a path. */
type WinnerOf = (path: string) => Winner;

/** Three-way merge by field, and by id for rows: takes each from whoever changed it since the form was loaded. */
export function mergeChanges(versions: Versions<Values>, winnerOf: WinnerOf = () => "mine"): Merged<Values> {
  return mergeFields(versions, { path: "", winnerOf });
}

/**
 * The new base of a form that shows others' changes beside its own: the values stored now but, where both changed the
 * same and nobody has decided for one, those it had.
 */
export function rebase(
  { base, theirs, mine }: Versions<Values>,
  isDecided: (path: string) => boolean = () => false,
): Values {
  const winnerOf = (path: string) => (isDecided(path) ? "theirs" : "mine");
  return mergeChanges({ base: mine, theirs, mine: base }, winnerOf).merged;
}

function mergeFields({ base, theirs, mine }: Versions<Values>, { path, winnerOf }: Place): Merged<Values> {
  const merged: Values = {};
  const conflicts: Conflict[] = [];
  for (const name of Object.keys(mine)) {
    const of = { base: base[name], theirs: theirs[name], mine: mine[name] };
    const result = FIELDS_OF_THE_CMS.has(name)
      ? { merged: of.mine, conflicts: [] }
      : mergeValue(of, { path: path + name, winnerOf });
    merged[name] = result.merged;
    conflicts.push(...result.conflicts);
  }
  return { merged, conflicts };
}

function mergeValue({ base, theirs, mine }: Versions<unknown>, { path, winnerOf }: Place): Merged<unknown> {
  if (isSame(mine, base) || isSame(mine, theirs)) return { merged: theirs ?? null, conflicts: [] };
  if ([base, theirs, mine].some(isRows))
    // In a form's state, an empty array is the number 0.
    return mergeRows({ base: rowsOf(base), theirs: rowsOf(theirs), mine: rowsOf(mine) }, { path, winnerOf });
  if (isSame(theirs, base)) return { merged: mine, conflicts: [] };
  if (isGroup(mine) && isGroup(theirs))
    return mergeFields({ base: fieldsOf(base), theirs, mine }, { path: `${path}.`, winnerOf });
  return { merged: winnerOf(path) === "mine" ? mine : theirs, conflicts: [{ path, theirs, mine }] };
}

function mergeRows({ base, theirs, mine }: Versions<Values[]>, { path, winnerOf }: Place): Merged<Values[]> {
  const conflicts: Conflict[] = [];
  const [before, now] = [byId(base), byId(theirs)];
  const made = new Map<unknown, Values>();
  mine.forEach((row, index) => {
    const [was, is] = [before.get(row.id), now.get(row.id)];
    const at = `${path}.${index}.`;
    if (is !== undefined) {
      const result = mergeFields({ base: was ?? {}, theirs: is, mine: row }, { path: at, winnerOf });
      made.set(row.id, { ...is, ...result.merged });
      conflicts.push(...result.conflicts);
    } else if (was === undefined || !isSame(row, was)) {
      // Payload's form shows an error by making a field of it: one at the row itself would empty the row.
      const ofId = `${at}id`;
      if (was === undefined || winnerOf(ofId) === "mine") made.set(row.id, row);
      if (was !== undefined) conflicts.push({ path: ofId, theirs: undefined, mine: row });
    }
  });
  const mineById = byId(mine);
  for (const row of theirs) {
    if (mineById.has(row.id)) continue;
    const was = before.get(row.id);
    const isTheirs = was !== undefined && !isSame(row, was);
    if (was === undefined || (isTheirs && winnerOf(path) === "theirs")) made.set(row.id, row);
    if (isTheirs) conflicts.push({ path, theirs: row, mine: undefined });
  }
  const [wasOrder, theirOrder, myOrder] = [base, theirs, mine].map((rows) =>
    rows.map(({ id }) => id).filter((id) => before.has(id) && now.has(id) && mineById.has(id)),
  );
  const iMoved = !isSame(myOrder, wasOrder);
  const bothMoved = iMoved && !isSame(theirOrder, wasOrder) && !isSame(myOrder, theirOrder);
  if (bothMoved) conflicts.push({ path, theirs, mine });
  const [first, second] =
    iMoved && !(bothMoved && winnerOf(path) === "theirs") ? [mine, theirs] : [theirs, mine];
  const order = interleave(idsOf(first), idsOf(second));
  return { merged: order.map((id) => made.get(id)).filter((row) => row !== undefined), conflicts };
}

/** Returns the first list, with items that only the second contains inserted after their predecessors there. */
function interleave(first: readonly unknown[], second: readonly unknown[]): unknown[] {
  const all = [...first];
  second.forEach((id, index) => {
    if (!all.includes(id)) all.splice(index === 0 ? 0 : all.indexOf(second[index - 1]) + 1, 0, id);
  });
  return all;
}

function idsOf(rows: readonly Values[]): unknown[] {
  return rows.map(({ id }) => id);
}

function byId(rows: readonly Values[]): Map<unknown, Values> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Rows have ids; a list of texts or relations is a single value. */
function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((row) => isRecord(row) && isId(row.id));
}

function isId(id: unknown): boolean {
  return typeof id === "string" || typeof id === "number";
}

/** A polymorphic relation is a single value. */
function isGroup(value: unknown): value is Values {
  return isRecord(value) && !("relationTo" in value);
}
