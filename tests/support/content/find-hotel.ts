import { join } from "node:path";
import { collectFaults } from "../../../content-api/collect-faults";
import { loadSite } from "../../../content-api/load-site";
import { findDifferences } from "../../../services/check-api/differences";
import { startContentServer } from "../../../services/content-server/server";
import { readHotelFile } from "../../../toolkit/read-hotel-file";

interface FoundHotel {
  failures: unknown[];
  /** Violations of the contract in the responses. */
  differences: readonly unknown[];
  /** The known route of each page, or null. */
  routes: (string | null)[];
  /** The pages, each as its languages and their paths: `["de /kontakt", "en /en/contact"]`. */
  pages: string[][];
  /** Paths of the rooms. */
  rooms: string[];
}

/** Loads a hotel's folder as the site does, through the content server; its languages must be the process's. */
export async function findHotel(contentDir: string): Promise<FoundHotel> {
  const { propertyIds, slugs } = readHotelFile(join(contentDir, "hotel.json"));
  const server = await startContentServer({ contentDir, propertyIds, port: 0 });
  try {
    const site = { apiUrl: server.url, siteUrl: "https://hotel.example", propertyIds, slugs };
    const { content, failures } = await loadSite(collectFaults(site, {}));
    return {
      failures: [...failures],
      differences: (await findDifferences(site, {})).differences,
      routes: content.groups.map(({ route }) => route),
      pages: content.groups.map(({ pages }) => [...pages].map(([locale, { path }]) => `${locale} ${path}`)),
      rooms: [...content.rooms.values()].flat().map(({ path }) => path),
    };
  } finally {
    await server.close();
  }
}
