/** A schema.org thing; undefined properties and empty lists are left out of the script. */
export interface Thing {
  "@type": string | readonly string[];
  "@id"?: string;
  [property: string]: unknown;
}

/** One JSON-LD graph as script text, null without things; escapes `<`, so that no content can close the script. */
export function serialiseGraph(things: readonly (Thing | undefined)[]): string | null {
  const present = things.filter((thing) => thing !== undefined);
  if (present.length === 0) return null;
  const graph = { "@context": "https://schema.org", "@graph": present };
  return JSON.stringify(graph, withoutEmpty).replace(/</g, "\\u003c");
}

function withoutEmpty(_name: string, value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}
