/** A meta element: `name` or `property` says which. */
export interface Meta {
  name?: string | null;
  property?: string | null;
  content: string;
}

/** Merges metas by name or property: a later one replaces an earlier one, an empty one is left out. */
export function mergeMetas(...lists: readonly (readonly Meta[])[]): Meta[] {
  const merged = new Map<string, Meta>();
  for (const meta of lists.flat()) {
    const key = metaKey(meta);
    if (key !== "" && meta.content.trim() !== "") merged.set(key, meta);
  }
  return [...merged.values()];
}

/** The content of a page's meta, such as `description`; undefined where it is missing or empty. */
export function metaContent(metas: readonly Meta[], key: string): string | undefined {
  return metas.find((meta) => metaKey(meta) === key && meta.content.trim() !== "")?.content;
}

function metaKey({ name, property }: Meta): string {
  return name || property || "";
}
