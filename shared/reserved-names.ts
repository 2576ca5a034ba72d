/* Names that no page may have, because a file of the site or a service of its server uses them. */

/** Directly below a locale's prefix. Names at the root of a release are reserved by these or by their extension. */
const FIRST = new Set([
  ".assetsignore",
  ".vercelignore",
  "_gatsby",
  "_headers",
  "_redirects",
  "builds",
  "health",
  "hooks",
  "hosts",
  "icons",
  "media",
  "page-data",
  "static",
  "v1",
  "~partytown",
]);

/** At any level: hosts take them for the page above, or for its error page. */
const ANYWHERE = new Set(["index", "404"]);

/** File extensions by which hosts tell a file from a page. */
const FILE =
  /\.(?:avif|br|css|gif|gz|html?|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|tiff?|txt|vcf|vtt|webmanifest|webp|woff2?|xml|zip)$/;

/** The first segment of a decoded path (`/tr/Index`) that is reserved; undefined if there is none. */
export function reservedName(path: string, locales: readonly string[]): string | undefined {
  const [first = "", ...rest] = path.split("/").slice(1);
  const isPrefixed = locales.includes(first);
  const names = isPrefixed ? rest : [first, ...rest];
  return names.find((name, index) => {
    const folded = fold(name);
    if (ANYWHERE.has(folded) || FILE.test(folded)) return true;
    return index === 0 && (FIRST.has(folded) || (!isPrefixed && locales.includes(folded)));
  });
}

/** Normalises what a file system or host may treat as the same name: `ＩＮＤＥＸ`, `İndex`, `in\u00addex` → `index`. */
function fold(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toUpperCase()
    .toLowerCase()
    .replaceAll("i\u0307", "i")
    .normalize("NFKC");
}
