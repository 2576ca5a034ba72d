import { resolve } from "node:path";
import { answersFile, contentCacheFolder } from "../../content-api/cache-folder";
import { readPictureFaults } from "../../content-api/picture-faults";
import { openSnapshot } from "../../content-api/snapshot";
import type { HotelFile } from "../../model/hotel-file";
import { createReport } from "../content-report/create-report";
import { readReport, writeReport } from "../content-report/report-file";
import type { ReleaseReport } from "./publish-here";
import type { SiteOptions } from "./site-options";

/** Gives the preview time to load as soon as it is live. */
const CALM_MS = 2_000;

/** The content report of this site, from the answers its build got. */
export function siteReport(options: SiteOptions, hotel: HotelFile): ReleaseReport {
  const { environment, contentApiUrl, levels, log } = options;
  const { directory = environment.buildDir } = options;
  const releases = resolve(environment.releasesDir);
  return {
    calm: options.preview ? CALM_MS : 0,
    async write(signal) {
      const previous = await readReport(releases);
      const apiUrl = contentApiUrl();
      const cacheFolder = contentCacheFolder(resolve(environment.hotelFile), apiUrl, directory);
      const report = await createReport({
        apiUrl,
        siteUrl: environment.siteUrl,
        propertyIds: hotel.propertyIds,
        slugs: hotel.slugs,
        source: environment,
        hotel,
        http: { ...environment.contentAccess, signal },
        read: await openSnapshot(answersFile(cacheFolder), { info: log, warn: log }, apiUrl),
        pictureFaults: await readPictureFaults(cacheFolder),
        levels,
        previous,
        now: new Date(),
      });
      await writeReport(releases, report);
    },
  };
}
