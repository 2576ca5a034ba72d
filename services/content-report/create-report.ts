import type { Exchange } from "../../content-api/client";
import { collectFaults, type HotelAddress } from "../../content-api/collect-faults";
import type { HttpOptions } from "../../content-api/http";
import { siteLinks } from "../../content-api/links";
import { loadSite } from "../../content-api/load-site";
import type { PictureFaults } from "../../content-api/picture-faults";
import { reservationIn } from "../../content-api/reservation";
import type { Snapshot } from "../../content-api/snapshot";
import { unknownWords } from "../../content-api/unknown-words";
import { bookByPhone, type HotelFile } from "../../model/hotel-file";
import { DEFAULT_LOCALE } from "../../shared/locales";
import { prefixPath } from "../../shared/paths";
import { ROOMS_PARENT } from "../../shared/routes";
import { addressKey, changedSlugFindings, deadLinkFindings, translationFindings } from "./addresses";
import type { Levels } from "./levels";
import { bookingLinkFindings, missingLinkFindings } from "./link-findings";
import { messageFindings } from "./messages";
import { pictureFindings } from "./pictures";
import { placementFindings } from "./placements";
import { type ContentReport, type Finding, LEVELS, type ReportItem } from "./report";
import { familiesOf } from "./subjects";
import { textFindings } from "./texts";
import { type HotelSource, unspokenFindings } from "./unspoken-texts";

interface ReportOptions extends HotelAddress {
  /** Overrides of the API's HTTP options. */
  http?: Partial<HttpOptions>;
  /** What a build has just read, so that it is not requested again. */
  read?: Snapshot;
  /** The picture faults found by that build, so that the pictures are not read again. */
  pictureFaults?: PictureFaults | undefined;
  /** The hotel's own files, if they are to be checked too. */
  source?: HotelSource;
  /** The hotel's facts; without them, links to its reservation site are not looked for. */
  hotel?: HotelFile;
  levels: Levels;
  /** The previous report, for detecting changed URLs. */
  previous: ContentReport | undefined;
  now: Date;
}

/**
 * Reads all content and lists what an editor should fix, most important first. Rejects with an UnreachableError
 * if the API does not answer at all.
 */
export async function createReport(options: ReportOptions): Promise<ContentReport> {
  const { apiUrl, hotel, levels, previous, now } = options;
  const reader = collectFaults(options, options.http ?? {}, options.read);
  const { content } = await loadSite(reader);
  const links = siteLinks(content, reader.origins);
  const families = familiesOf(content, links);
  const subjects = families.flat();
  const booking = hotel && {
    url: reservationIn(hotel, content.facts.get(DEFAULT_LOCALE)).url,
    byPhone: bookByPhone(hotel),
  };
  const findings = [
    ...contractFindings(reader.exchanges),
    ...noRoomsFindings(reader.exchanges),
    ...unknownWords(content).map((word): Finding => ({ kind: "unknown-word", ...word })),
    ...placementFindings(content),
    ...deadLinkFindings(subjects, content.menus, links),
    ...missingLinkFindings(families, booking),
    ...(booking ? bookingLinkFindings(subjects, booking) : []),
    ...translationFindings(families),
    ...messageFindings(),
    ...(options.source ? await unspokenFindings(options.source) : []),
    ...textFindings(subjects),
    ...(await pictureFindings(subjects, {
      origin: new URL(apiUrl).origin,
      get: reader.get,
      faults: options.pictureFaults,
    })),
    ...changedSlugFindings(subjects, previous?.addresses ?? {}),
  ];
  // An aborted check of a picture is not a finding.
  options.http?.signal?.throwIfAborted();
  return {
    made: now.getTime(),
    items: findings.flatMap((finding) => withLevel(finding, levels)).sort(byImportance),
    addresses: Object.fromEntries(subjects.map((subject) => [addressKey(subject), subject.path])),
  };
}

function contractFindings(exchanges: readonly Exchange[]): Finding[] {
  return exchanges.flatMap(({ url, locale, faults }) =>
    faults.map(({ field, message }): Finding => {
      const address = new URL(url);
      const page = address.searchParams.get("url") ?? address.pathname;
      return { kind: "contract", locale, page, detail: `GET ${url} ${field} ${message}` };
    }),
  );
}

/** If the list of rooms can't be read, the site has no rooms and no links to them. */
function noRoomsFindings(exchanges: readonly Exchange[]): Finding[] {
  return exchanges
    .filter(({ name, status, faults }) => name === "rooms" && (status === 404 || faults.length > 0))
    .map(({ url, locale }): Finding => ({
      kind: "no-rooms",
      locale,
      page: prefixPath(locale, ROOMS_PARENT),
      detail: `GET ${url}: a site without an earlier good answer has no rooms, and no links to them`,
    }));
}

function withLevel(finding: Finding, levels: Levels): ReportItem[] {
  const level = levels[finding.kind];
  return level === "off" ? [] : [{ ...finding, level }];
}

function byImportance(one: ReportItem, other: ReportItem): number {
  return (
    LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
    one.kind.localeCompare(other.kind) ||
    one.page.localeCompare(other.page)
  );
}
