import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { createHttpGet, type HttpGet } from "../../../content-api/http";
import { ownOrigins } from "../../../content-api/links";
import type { Log } from "../../../content-api/log";
import { writePictureFaults } from "../../../content-api/picture-faults";
import { reservationIn } from "../../../content-api/reservation";
import { unknownWords } from "../../../content-api/unknown-words";
import type { FileDigests } from "../../../gatsby/inside/file-nodes";
import { hotelMediaFolder } from "../../../model/hotel-file";
import { parseEnvironment } from "../../../shared/environment";
import { DEFAULT_LOCALE } from "../../../shared/locales";
import { encodePath } from "../../../shared/paths";
import { tagsOf } from "../../../shared/tags/hotel-tags";
import { readHotelFile } from "../../../toolkit/read-hotel-file";
import { documentPaths, placeDocuments } from "./documents";
import { buildHotelNodes, hotelPictureAddresses } from "./hotel-nodes";
import { keepReading, takeReading, textsFor } from "./kept-reading";
import { loadContent } from "./load-content";
import { buildNodes } from "./nodes";
import type { SourceOptions } from "./options";
import { buildPictureNodes } from "./picture-nodes";
import { picturePlaces } from "./picture-places";
import { fetchPictures } from "./pictures";
import { type NodeStore, replaceNodes } from "./replace-nodes";
import { unusedIn } from "./unused-messages";

/** The parts of Gatsby's API used here. */
interface SourceArgs extends Pick<NodePluginArgs, "createNodeId" | "createContentDigest">, NodeStore {
  cache: FileDigests;
  reporter: Log & { panicOnBuild(message: string): void };
  /** Webhook body for a long-running build process: `{ calls }`, the API calls that changed. */
  webhookBody?: unknown;
}

/**
 * Turns the content API and the hotel file into nodes. No node is created before everything is loaded and valid;
 * equal nodes are kept.
 */
export const sourceNodes = (async (args: SourceArgs, options: SourceOptions): Promise<void> => {
  const { createNodeId, createContentDigest, cache, reporter, webhookBody } = args;
  const { apiUrl, siteUrl, locales } = options;
  const make = { createNodeId, createContentDigest };
  const apiOrigin = new URL(apiUrl).origin;
  const origins = ownOrigins(apiUrl, siteUrl);
  const cacheDir = path.resolve(options.cacheDir);

  const hotel = readHotelFile(options.hotelFile);
  const get = httpGet(options, reporter);
  const reading = await takeReading(options, hotel, reporter);
  const content = await loadContent(options, { get, reading, webhookBody, reporter });
  if (!content) return;
  for (const { detail } of unknownWords(content)) reporter.warn(`Not known to the site: ${detail}.`);
  for (const unused of unusedIn(hotel, content.facts)) reporter.warn(unused);

  const { url: reservationUrl } = reservationIn(hotel, content.facts.get(DEFAULT_LOCALE));
  const reservationSite = [reservationUrl, ...(hotel.reservationLanguages ?? [])].join(" ");
  const texts = textsFor(reading, reservationSite);
  const tags = tagsOf(hotel.tags, { siteUrl: siteUrl ?? apiUrl, chatWidgetUrl: options.chatWidgetUrl });
  const folder = path.join(cacheDir, "pictures");
  const faults = new Map<string, string>();
  const fetching = { apiOrigin, folder, get, log: reporter, known: reading.pictures, faults };
  // Links say the size of their document.
  const documents = await placeDocuments(
    await fetchPictures(documentPaths(content, origins).map(encodePath), fetching),
    path.resolve("public"),
  );
  const context = { locales, origins, apiOrigin, documents, reservationUrl, tags, hotel, texts, ...make };
  const { nodes, pictures, films, deadLinks } = buildNodes(content, context);
  if (deadLinks.length > 0) reporter.warn(`Links that lead to no page are left out: ${listOf(deadLinks)}`);

  const addresses = [
    ...pictures.map(({ sourceUrl }) => sourceUrl),
    ...films,
    ...hotelPictureAddresses(hotel, content.facts, apiOrigin),
  ];
  const placesOf = (address: string) => picturePlaces(address, { nodes, pictures }, createNodeId);
  const fetched = await fetchPictures(addresses, { ...fetching, placesOf });
  await writePictureFaults(cacheDir, faults);
  const pictureNodes = await buildPictureNodes(pictures, fetched, { folder, cache, ...make });
  const mediaFolder = hotelMediaFolder(options.hotelFile);
  const hotelNodes = buildHotelNodes(hotel, content, { apiOrigin, mediaFolder, fetched, ...make });

  const all = [...nodes, ...hotelNodes, ...pictureNodes.pictures];
  const digests = await replaceNodes(all, pictureNodes.files, args, reading.nodes);
  keepReading({ ...reading, texts, reservationSite, nodes: digests });
}) satisfies GatsbyNode["sourceNodes"];

function httpGet({ apiUrl, timeout, concurrency, retries, retryDelay }: SourceOptions, log: Log): HttpGet {
  // Read from the environment, not from an option: Gatsby stores options, and one of these values is a secret.
  const { contentAccess } = parseEnvironment(process.env);
  return createHttpGet(apiUrl, {
    ...contentAccess,
    timeout,
    concurrency,
    retries,
    retryDelay,
    tell: (message) => log.info(message),
  });
}

/** Without control characters, which a terminal would follow. */
function listOf(links: readonly string[]): string {
  return links.join(", ").replace(/\p{Cc}/gu, "\ufffd");
}
