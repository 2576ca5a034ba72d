import type { TextFieldSingleValidation } from "payload";
import { GONE, isAddress, pathOfAddress, REDIRECT_STATUSES } from "../../../content-folder/redirects";
import { fillMessage } from "../../../languages/fill-message";
import { LOCALES } from "../../../shared/locales";
import { decodePath, stripTrailingSlashes } from "../../../shared/paths";
import { fieldsOf, rowsOf } from "../../../shared/record";
import { liveContent } from "../live/live";
import { checksFor } from "../texts";
import { type Checked, isImport } from "./checks";

const ELSEWHERE = /^https?:\/\/[^\s/]+\S*$/;
const FILES = "/media/";

interface Row {
  from: string;
  to: string;
  status: string;
}

/** Rejects an old address that is invalid, belongs to a page or is used by another row. */
export const oldAddress: TextFieldSingleValidation = async (from, { data, req }) => {
  const { redirects: say, text } = checksFor(req);
  if (isImport(req)) return true;
  if (!from) return text.missing;
  if (!isPath(from) || /[*#]/.test(from)) return say.from;
  if (redirectsOf(data).filter((row) => addressOf(row.from) === addressOf(from)).length > 1)
    return fillMessage(say.twice, { path: from });
  const isTaken = !from.includes("?") && (await isPage(from, req));
  return isTaken ? fillMessage(say.isPage, { path: from }) : true;
};

/** Rejects a new address that is invalid, leads to no page or creates a loop. */
export const newAddress: TextFieldSingleValidation = async (to, { data, siblingData, req }) => {
  const { redirects: say } = checksFor(req);
  if (isImport(req) || fieldsOf(siblingData).status === GONE) return true;
  if (!to) return say.missing;
  if (isElsewhere(to)) return true;
  if (!isPath(to)) return say.to;
  const rows = new Map(redirectsOf(data).map((row) => [addressOf(row.from), row]));
  const seen = new Set<string>();
  let end = addressOf(to);
  for (let next = rows.get(end); next !== undefined; next = rows.get(end)) {
    if (seen.has(end)) return say.circle;
    seen.add(end);
    if (next.status === GONE) return fillMessage(say.nowhere, { path: to });
    if (isElsewhere(next.to)) return true;
    end = addressOf(next.to);
  }
  const isThere = end.startsWith(FILES) || (await isPage(end, req));
  return isThere || fillMessage(say.nowhere, { path: to });
};

/** True if the address is that of a published page or room, in any language. */
async function isPage(address: string, req: Checked["req"]): Promise<boolean> {
  const isLocked = req.transactionID !== undefined;
  const { content } = await liveContent(req.payload).current({ isLocked });
  const [path = ""] = addressOf(address).split("?");
  return LOCALES.some((locale) => [...content[locale].addresses.values()].includes(path));
}

/** Matches how the site reads paths. */
function isPath(written: string): boolean {
  return (
    written.startsWith("/") &&
    isAddress(written) &&
    pathOfAddress(new URL(written, "https://any.invalid")) !== undefined
  );
}

function isElsewhere(written: string): boolean {
  return ELSEWHERE.test(written) && isAddress(written);
}

/** Decodes and removes trailing slashes, as the site does to compare addresses; keeps the query. */
function addressOf(written: string): string {
  const [path = "", ...rest] = written.replace(/#.*$/s, "").split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  return stripTrailingSlashes(decodePath(path) ?? path) + query;
}

function redirectsOf(data: unknown): Row[] {
  return rowsOf(fieldsOf(data).rows).map(({ from, to, status }) => ({
    from: typeof from === "string" ? from : "",
    to: typeof to === "string" ? to : "",
    status: String(status ?? REDIRECT_STATUSES[0]),
  }));
}
