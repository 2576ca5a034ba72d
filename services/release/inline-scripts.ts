import { cspSource } from "../toolkit/csp-source";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const SOURCE = /(?:^|[\s"'/])src\s*=/i;
const DATA_TYPE = /(?:^|[\s"'/])type\s*=\s*["']?application\/(?:ld\+)?json["'\s>]?/i;
const SHOWN = 80;

/** The exact texts of the inline scripts that the site's code makes, each with its CSP source: `'sha256-…'`. */
export type KnownScripts = ReadonlyMap<string, string>;

export function knownScripts(scripts: readonly string[]): KnownScripts {
  return new Map(scripts.map((script) => [script, cspSource(script)]));
}

/** The texts of a page's inline scripts; data blocks such as JSON-LD are none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !SOURCE.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , code = ""]) => code);
}

/** CSP sources of a page's inline scripts. Throws where one is not known: content, or a package, brought it. */
export function scriptSources(name: string, scripts: readonly string[], known: KnownScripts): string[] {
  return scripts.map((script) => {
    const source = known.get(script);
    if (source !== undefined) return source;
    throw new Error(
      `${name} has an inline script that the site's code did not make, so the release was refused: ` +
        `${script.trim().slice(0, SHOWN)}. Find what brought it; a script of the site's own stands in gatsby/inline-scripts.ts.`,
    );
  });
}
