import { promisify } from "node:util";
import { gzip } from "node:zlib";
import escapeHtml from "escape-html";
import { NOT_FOUND_MARK, notFoundMessage } from "../../shared/not-found-message";

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
  const body = Buffer.from(withMessage(html.toString(), messageOf(url)));
  const vary = { vary: "Accept-Encoding, Cookie" };
  if (!takesGzip) return { body, headers: vary };
  return { body: await compress(body), headers: { ...vary, "content-encoding": "gzip" } };
}

function messageOf(url: string): string {
  const [pathname = "", ...rest] = url.split("?");
  return notFoundMessage({ pathname, search: rest.length > 0 ? `?${rest.join("?")}` : "", hash: "" });
}

function withMessage(html: string, message: string): string {
  const mark = html.indexOf(NOT_FOUND_MARK);
  const end = mark === -1 ? -1 : html.indexOf(">", mark) + 1;
  return end <= 0 ? html : html.slice(0, end) + escapeHtml(message) + html.slice(end);
}
