import { cspSource } from "../../toolkit/csp-source";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const SOURCE = /(?:^|[\s"'/])src\s*=/i;
const DATA_TYPE = /(?:^|[\s"'/])type\s*=\s*["']?application\/(?:ld\+)?json["'\s>]?/i;
const SHOWN = 80;

/** The exact inline scripts created by the site's code, each with its CSP source: `'sha256-…'`. */
type KnownScripts = ReadonlyMap<string, string>;

export function knownScripts(scripts: readonly string[]): KnownScripts {
  return new Map(scripts.map((script) => [script, cspSource(script)]));
}

/** A page's inline scripts, without data blocks such as JSON-LD. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !SOURCE.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , code = ""]) => code);
}

/** CSP sources of a page's inline scripts. Throws if one is unknown, that is, came from content or a package. */
export function scriptSources(name: string, scripts: readonly string[], known: KnownScripts): string[] {
  return scripts.map((script) => {
    const source = known.get(script);
    if (source !== undefined) return source;
    throw new Error(
      `${name} has an inline script that the site's code did not make, so the release was refused: ` +
        `${script.trim().slice(0, SHOWN)}. Find what brought it; a script of the site's own is listed in gatsby/inline-scripts.ts.`,
    );
  });
}
