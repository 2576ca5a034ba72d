import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The JSON-LD things of a head, by type. */
export function things(head: ReactElement): Record<string, Record<string, unknown>> {
  const script =
    /<script type="application\/ld\+json">(.*)<\/script>/s.exec(renderToStaticMarkup(head))?.[1] ?? "";
  const graph: unknown = JSON.parse(script.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  expect(graph).toMatchObject({ "@context": "https://schema.org", "@graph": expect.any(Array) });
  return Object.fromEntries(
    Object(graph)["@graph"].map((thing: Record<string, string>) => [thing["@type"], thing]),
  );
}
