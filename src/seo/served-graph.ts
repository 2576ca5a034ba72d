const GRAPH = 'script[type="application/ld+json"]';

/** The address of the page that the document was served for, and its structured data. */
let served: { url: string; text: string | null } | undefined;

/**
 * The structured data of a page in browsers: that of the served document, which is all that search engines read, and
 * none of the pages after it. The code that makes it is thus only part of the build.
 */
export function servedGraph(url: string): string | null {
  served ??= { url, text: document.querySelector(GRAPH)?.textContent ?? null };
  return served.url === url ? served.text : null;
}
