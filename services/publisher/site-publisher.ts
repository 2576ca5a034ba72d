import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../../src/config/environment";
import { hotelTokensFile, readHotelFile } from "../../src/config/hotel-file";
import { SITE } from "../../src/config/site";
import { createReport } from "../content-report/create-report";
import { parseLevels } from "../content-report/levels";
import { readReport, writeReport } from "../content-report/report-file";
import { buildSite } from "../gatsby/build-site";
import { noteBuiltFrom, sourcesDigest } from "../release/sources";
import { createPublisher, type Publisher } from "./create-publisher";
import { publisherRoutes } from "./plugin";
import { createSeenIds } from "./seen-ids";
import type { PublisherSettings } from "./settings";

export interface SitePublisherOptions {
  environment: Environment;
  settings: PublisherSettings;
  /** Address that the hooks are served on. */
  host: string;
  /** Base URL of the content API; asked for each build, because the embedded one may not listen yet. */
  contentApiUrl: () => string;
  /** CONTENT_REPORT_LEVELS. */
  reportLevels: string | undefined;
  log: (message: string) => void;
  /** Gets each line of Gatsby's output. */
  onLine?: (line: string) => void;
}

/** The publisher of this site: Gatsby builds it, and each build is followed by a content report. */
export function createSitePublisher(options: SitePublisherOptions): Publisher {
  const { environment, settings, host, contentApiUrl, reportLevels, log, onLine } = options;
  const releases = resolve(environment.releasesDir);
  const levels = parseLevels(reportLevels);
  const { propertyIds } = readHotelFile(environment.hotelFile);
  let digest = "";
  return createPublisher({
    settings,
    host,
    log,
    root: releases,
    publicDir: resolve("public"),
    source: environment.contentApiUrl ?? resolve(environment.hotelFile),
    site: environment,
    build: async (running) => {
      digest = await sourcesDigest(environment);
      await buildSite(environment, contentApiUrl(), {
        signal: running.signal,
        onLine: (line) => {
          running.onLine(line);
          onLine?.(line);
        },
      });
    },
    published: () => noteBuiltFrom(releases, digest),
    report: async () => {
      const previous = await readReport(releases);
      const apiUrl = contentApiUrl();
      await writeReport(
        releases,
        await createReport({
          apiUrl,
          propertyIds,
          timeout: SITE.apiTimeout,
          levels,
          previous,
          now: new Date(),
        }),
      );
    },
  });
}

/** Registers the hooks and the status page of this site's publisher. */
export async function registerSitePublisher(
  app: FastifyInstance,
  publisher: Publisher,
  { environment, settings }: Pick<SitePublisherOptions, "environment" | "settings">,
): Promise<void> {
  await app.register(publisherRoutes, {
    publisher,
    settings,
    seenIds: createSeenIds(join(environment.releasesDir, "publisher/seen-ids.json")),
    hotel: readHotelFile(environment.hotelFile).name,
    tokensFile: hotelTokensFile(environment.hotelFile),
    readReport: () => readReport(environment.releasesDir),
  });
}
