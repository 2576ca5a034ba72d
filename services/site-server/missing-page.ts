import { promisify } from "node:util";
import { gzip } from "node:zlib";
import escapeHtml from "escape-html";
import { NOT_FOUND_MARK } from "../../shared/not-found-mark";
import { notFoundMessage } from "../../shared/not-found-message";

/** The element's start tag, and the paths in its attribute. */
const MARK = new RegExp(`<p [^>]*${NOT_FOUND_MARK}="([^"]*)"[^>]*>`);

const compress = promisify(gzip);

/** An error page that shows the requested URL, whether or not scripts run. */
interface MissingPage {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * Inserts the message for a missing path (`/yok?a=1`, as requested) as text into an error page's HTML; an error
 * page without a placeholder is left as is.
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
