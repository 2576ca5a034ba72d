import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { object } from "yup";
import { tellOfCall } from "../../../shared/call-notices";
import { createClient } from "../../../content-api/client";
import { createHttpGet } from "../../../content-api/http";
import { UnreachableError } from "../../../content-api/http-errors";
import type { FileDigests } from "../../../gatsby/inside/file-nodes";
import { keepLastGood } from "../../../content-api/keep-last-good";
import { ownOrigins } from "../../../content-api/links";
import { loadSite, type LoadSiteOptions } from "../../../content-api/load-site";
import type { Log } from "../../../content-api/log";
import type { SiteContent } from "../../../content-api/model";
import { writePictureFaults } from "../../../content-api/picture-faults";
import { reservationIn } from "../../../content-api/reservation";
import { unknownWords } from "../../../content-api/unknown-words";
import { changedCalls } from "../../../shared/changed-calls";
import { isConsentMessage } from "../../../shared/consent-versions";
import { parseEnvironment } from "../../../shared/environment";
import { type HotelFile, hotelMediaFolder } from "../../../model/hotel-file";
import { readHotelFile } from "../../../toolkit/read-hotel-file";
import { DEFAULT_LOCALE, LOCALES } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { tagsOf } from "../../../shared/tags/hotel-tags";
import { unusedMessages } from "../../../languages/changeable-messages";
import { buildHotelNodes, hotelPictureAddresses, ownMessagesOf } from "./hotel-nodes";
import { keepReading, takeReading, textsFor } from "./kept-reading";
import { buildNodes } from "./nodes";
import type { SourceOptions } from "./options";
import { buildPictureNodes } from "./picture-nodes";
import { picturePlaces } from "./picture-places";
import { fetchPictures } from "./pictures";
import { type NodeStore, replaceNodes } from "./replace-nodes";

/** Number of failures that are listed individually. */
const MOST_NAMED = 10;

/** The parts of Gatsby's API used here. */
export interface SourceArgs extends Pick<NodePluginArgs, "createNodeId" | "createContentDigest">, NodeStore {
  cache: FileDigests;
  reporter: Log & { panicOnBuild(message: string): void };
  /** Webhook body for a long-running build process: `{ calls }`, the API calls that changed. */
  webhookBody?: unknown;
}

const signalSchema = object({ calls: changedCalls().required() }).required();

/**
 * Turns the content API and the hotel file into nodes. No node is created before everything is loaded and valid;
 * equal nodes are kept.
 */
export const sourceNodes = (async (args: SourceArgs, options: SourceOptions): Promise<void> => {
  const { createNodeId, createContentDigest, cache, reporter } = args;
  const { apiUrl, siteUrl, locales, routes } = options;
  const hotel = readHotelFile(options.hotelFile);
  const cacheDir = path.resolve(options.cacheDir);
  const apiOrigin = new URL(apiUrl).origin;
  const origins = ownOrigins(apiUrl, siteUrl);

  // Read from the environment, not from an option: Gatsby stores options, and one of these values is a secret.
  const { contentAccess } = parseEnvironment(process.env);
  const { timeout, concurrency, retries, retryDelay } = options;
  const get = createHttpGet(apiUrl, {
    ...contentAccess,
    timeout,
    concurrency,
    retries,
    retryDelay,
    tell: (message) => reporter.info(message),
  });
  const reading = await takeReading(options, hotel, reporter);
  const { calls, snapshot, unsure, pictures: known, nodes: last } = reading;
  const changed = reading.isFresh ? undefined : changedCallsIn(args.webhookBody);
  if (!changed) known.clear();
  const client = createClient(apiUrl, get, { last: snapshot.last });
  const loader = keepLastGood(client, snapshot, reporter, { changed, unsure });

  const site = await loadWhole({ routes, locales, origins, calls, loader, log: reporter });
  if (!site.content) {
    const { failures } = site;
    const named = failures.slice(0, MOST_NAMED);
    for (const failed of named) tellOfCall({ failed });
    const more = failures.length > MOST_NAMED ? [`and ${failures.length - MOST_NAMED} more`] : [];
    reporter.panicOnBuild(
      `The content API at ${apiUrl} could not be read, and there is no last good copy to use:\n- ${[...named, ...more].join("\n- ")}`,
    );
    return;
  }
  await snapshot.save(unsure);
  for (const { detail } of unknownWords(site.content)) reporter.warn(`Not known to the site: ${detail}.`);

  const { facts } = site.content;
  for (const unused of unusedIn(hotel, facts)) reporter.warn(unused);
  const { url: reservationUrl } = reservationIn(hotel, facts.get(DEFAULT_LOCALE));
  const reservationSite = [reservationUrl, ...(hotel.reservationLanguages ?? [])].join(" ");
  const texts = textsFor(reading, reservationSite);
  const make = { createNodeId, createContentDigest };
  const tags = tagsOf(hotel.tags, { siteUrl: siteUrl ?? apiUrl, chatWidgetUrl: options.chatWidgetUrl });
  const context = { locales, origins, apiOrigin, reservationUrl, tags, hotel, texts, ...make };
  const { nodes, pictures, films, deadLinks } = buildNodes(site.content, context);
  if (deadLinks.length > 0)
    reporter.warn(
      `Links that lead to no page are left out: ${deadLinks.join(", ").replace(/\p{Cc}/gu, "\ufffd")}`,
    );
  const folder = path.join(cacheDir, "pictures");
  const placesOf = (address: string) => picturePlaces(address, { nodes, pictures }, createNodeId);
  const faults = new Map<string, string>();
  const fetched = await fetchPictures(
    [
      ...pictures.map(({ sourceUrl }) => sourceUrl),
      ...films,
      ...hotelPictureAddresses(hotel, facts, apiOrigin),
    ],
    { apiOrigin, folder, get, log: reporter, known, placesOf, faults },
  );
  await writePictureFaults(cacheDir, faults);
  const pictureNodes = await buildPictureNodes(pictures, fetched, { folder, cache, ...make });
  const mediaFolder = hotelMediaFolder(options.hotelFile);
  const hotelNodes = buildHotelNodes(hotel, site.content, { apiOrigin, mediaFolder, fetched, ...make });

  const all = [...nodes, ...hotelNodes, ...pictureNodes.pictures];
  keepReading({
    ...reading,
    texts,
    reservationSite,
    nodes: await replaceNodes(all, pictureNodes.files, args, last),
  });
}) satisfies GatsbyNode["sourceNodes"];

/** Warns of each of the hotel's own messages that is unused: `common:bok (de): there is no such message`. */
function unusedIn(hotel: HotelFile, facts: SiteContent["facts"]): string[] {
  return LOCALES.flatMap((locale) => {
    const said = facts.get(locale);
    const used = ownMessagesOf(hotel, locale, said);
    const notUsed = (key: string, reason: string) =>
      `The hotel's own message ${key} (${locale}) is not used: ${reason}.`;
    const faulty = unusedMessages(used, locale).map(({ key, fault }) =>
      notUsed(
        key,
        fault
          ? `it needs ${[...fault.lost, ...fault.foreign].join(" ")} as the site's own text has them`
          : "there is no such message",
      ),
    );
    const others = Object.entries(said?.messages ?? {})
      .filter(([key, text]) => isConsentMessage(key) && used[key] !== text)
      .map(([key]) => notUsed(key, "words of a consent count in the hotel file alone, where it has others"));
    return [...faulty, ...others];
  });
}

/** Returns undefined if the webhook doesn't list the changes. */
function changedCallsIn(body: unknown): readonly string[] | undefined {
  return tryParse(signalSchema, body, { strict: true })?.calls;
}

/** Loads the whole site, or returns the reasons why it is incomplete. */
async function loadWhole(
  options: LoadSiteOptions,
): Promise<{ content: SiteContent } | { content: null; failures: string[] }> {
  try {
    const { content, failures } = await loadSite(options);
    return failures.length === 0 ? { content } : { content: null, failures };
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return { content: null, failures: [error.message] };
  }
}
