/** A schema.org thing; undefined properties are left out of the script. */
export interface Thing {
  "@type": string | readonly string[];
  "@id"?: string;
  [property: string]: unknown;
}

/** One JSON-LD graph as script text; escapes `<`, so that no content can close the script. */
export function serialiseGraph(things: readonly Thing[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replace(/</g, "\\u003c");
}
