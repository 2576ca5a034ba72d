/** A meta element, identified by `name` or `property`. */
export interface Meta {
  name?: string | null;
  property?: string | null;
  content: string;
}

/** Merges metas by name or property: later ones override earlier ones, empty ones are left out. */
export function mergeMetas(...lists: readonly (readonly Meta[])[]): Meta[] {
  const merged = new Map<string, Meta>();
  for (const meta of lists.flat()) {
    const key = metaKey(meta);
    if (key !== "" && meta.content.trim() !== "") merged.set(key, meta);
  }
  return [...merged.values()];
}

/** The content of a page's meta, such as `description`; undefined if missing or empty. */
export function metaContent(metas: readonly Meta[], key: string): string | undefined {
  return metas.find((meta) => metaKey(meta) === key && meta.content.trim() !== "")?.content;
}

function metaKey({ name, property }: Meta): string {
  return name || property || "";
}
