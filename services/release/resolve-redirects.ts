import { isDeepStrictEqual } from "node:util";
import { isAddress, pathOfAddress } from "../../content-folder/redirects";
import { messageOf } from "../../shared/errors";
import { encodePath } from "../../shared/paths";
import type { RedirectRow, RefusedRow } from "./redirect-rows";
import type { Redirect } from "./redirects";

const STATUSES = [301, 302, 410] as const;

/** What redirects may lead to. */
interface Site {
  siteUrl: string;
  /** Decoded paths of all pages. */
  pages: readonly string[];
  /** Files of the release: `media/menu.pdf`. */
  files: readonly string[];
  /** Redirects from former URLs of pages. */
  moved: readonly Redirect[];
  /** Decoded paths of all pages that ever existed. */
  former: readonly string[];
}

interface Address {
  /** Decoded, without trailing slash. */
  path: string;
  /** `?a=1`, or empty. */
  search: string;
  hash: string;
}

interface ReadRow {
  place: string;
  from: Address;
  /** Undefined if it is gone. */
  to: Address | string | undefined;
  status: Redirect["status"];
}

interface ResolvedRedirects {
  redirects: Redirect[];
  refused: RefusedRow[];
}

/**
 * Resolves the redirects in rows to their final targets, and adds those of moved pages, except for URLs that a
 * row handles differently. A row to a page that is gone for now is left out; one that is invalid, circular, or
 * leads nowhere is refused.
 */
export function resolveRedirects(rows: readonly RedirectRow[], site: Site): ResolvedRedirects {
  const refused: RefusedRow[] = [];
  const told = <Value>(row: Pick<RedirectRow, "place">, make: () => Value): Value | undefined => {
    try {
      return make();
    } catch (error) {
      refused.push({ place: row.place, reason: messageOf(error) });
      return undefined;
    }
  };
  const pages = new Set(site.pages);
  const files = new Set(site.files);
  const former = new Set(site.former);
  const byAddress = new Map<string, ReadRow>();
  for (const row of rows) {
    told(row, () => {
      const read = readRow(row, site.siteUrl);
      const { path, search } = read.from;
      const other = byAddress.get(path + search);
      // The local file and the content server's response may stem from the same folder.
      if (other && isDeepStrictEqual([other.to, other.status], [read.to, read.status])) return;
      if (other) throw new Error(`${path + search} stands in ${other.place} already`);
      if (search === "" && (pages.has(path) || files.has(path.slice(1))))
        throw new Error(`${path} is a page or a file of the site, which stays reachable`);
      byAddress.set(path + search, read);
    });
  }
  const movedTo = new Map(site.moved.map(({ from, to }) => [from, to]));

  /**
   * Follows a target to a page, a file, or an external URL; undefined if the page is gone, which may be an
   * editor's intention.
   */
  function endOf(row: ReadRow): string | undefined {
    const seen = new Set([row]);
    let { to } = row;
    while (typeof to === "object") {
      const { path, search, hash } = to;
      if (pages.has(path) || files.has(path.slice(1))) return encodePath(path) + search + hash;
      const next = byAddress.get(path + search) ?? byAddress.get(path);
      const moved = movedTo.get(path);
      if (next && seen.has(next)) throw new Error(`it leads in a circle, by ${next.place}`);
      if (next?.status === 410) throw new Error(`it leads to ${path}, which is gone by ${next.place}`);
      if (!next && moved !== undefined) return moved + search + hash;
      if (!next && former.has(path)) return undefined;
      if (!next) throw new Error(`it leads to ${path}, which is no page of the site`);
      seen.add(next);
      to = next.to;
    }
    return to ?? "";
  }

  const redirects = [...byAddress.values()].flatMap((row): Redirect[] => {
    const to = told(row, () => endOf(row));
    const { path, search } = row.from;
    if (to === undefined) return [];
    return [{ from: path, ...(search !== "" && { query: search.slice(1) }), to, status: row.status }];
  });
  const taken = new Set(redirects.map(({ from, query }) => (query === undefined ? from : "")));
  const moved = site.moved.filter(({ from }) => !taken.has(from));
  return { redirects: [...redirects, ...moved], refused };
}

function readRow({ from, to, status, place }: RedirectRow, siteUrl: string): ReadRow {
  const known = STATUSES.find((number) => String(number) === (status || "301"));
  if (known === undefined) throw new Error(`the status ${status} is none of ${STATUSES.join(", ")}`);
  const source = addressOf(from, "from", siteUrl);
  if (typeof source === "string" || source.hash !== "" || source.path.includes("*"))
    throw new Error(`from must be one address of the site, such as /index.php?id=12, not ${from}`);
  if (known === 410 && to !== "") throw new Error("what is gone (410) leads nowhere: leave to empty");
  return { place, from: source, to: known === 410 ? undefined : addressOf(to, "to", siteUrl), status: known };
}

/** Parses a URL of the site; returns an external one as text, in the form it is sent. */
function addressOf(written: string, field: "from" | "to", siteUrl: string): Address | string {
  if (!isAddress(written, siteUrl))
    throw new Error(`${field} must be a path such as /tr/galeri or an https address, not "${written}"`);
  const url = new URL(written, siteUrl);
  if (url.origin !== new URL(siteUrl).origin) return safe(url.href);
  const path = pathOfAddress(url);
  if (path === undefined) throw new Error(`${field} is not encoded as addresses are: ${written}`);
  return { path, search: safe(url.search), hash: safe(url.hash) };
}

/** Encodes characters that browsers send unencoded and some host's configuration interprets: `{`, `$`, `"`. */
function safe(encoded: string): string {
  return encoded.replace(/[^\w.~!()*:@&=+,;/?#%[\]-]/g, encodeURIComponent).replaceAll("'", "%27");
}
