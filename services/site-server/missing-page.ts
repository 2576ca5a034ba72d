import { promisify } from "node:util";
import { gzip } from "node:zlib";
import escapeHtml from "escape-html";
import { NOT_FOUND_MARK } from "../../shared/not-found-mark";
import { notFoundMessage } from "../../shared/not-found-message";

/** The start of the element, and the paths that it names. */
const MARK = new RegExp(`<p [^>]*${NOT_FOUND_MARK}="([^"]*)"[^>]*>`);

const compress = promisify(gzip);

/** An error page that names the address that was asked for, whether or not a script runs. */
export interface MissingPage {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * Writes the message of a path without page (`/yok?a=1`, as it was asked for) into an error page's HTML, as text; an error
 * page without a place for it stays as it is.
 */
export async function missingPage(html: Buffer, url: string, takesGzip: boolean): Promise<MissingPage> {
  const body = Buffer.from(withMessage(html.toString(), url));
  const vary = { vary: "Accept-Encoding, Cookie" };
  if (!takesGzip) return { body, headers: vary };
  return { body: await compress(body), headers: { ...vary, "content-encoding": "gzip" } };
}

function messageOf(url: string, parents: readonly string[]): string {
  const [pathname = "", ...rest] = url.split("?");
  const search = rest.length > 0 ? `?${rest.join("?")}` : "";
  return notFoundMessage({ pathname, search, hash: "" }, parents);
}

function withMessage(html: string, url: string): string {
  const mark = MARK.exec(html);
  if (!mark) return html;
  const [start, parents = ""] = mark;
  const end = mark.index + start.length;
  return html.slice(0, end) + escapeHtml(messageOf(url, parents.split(" "))) + html.slice(end);
}
