import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { answersFile, contentCacheFolder } from "../../content-api/cache-folder";
import { openSnapshot } from "../../content-api/snapshot";
import type { Environment } from "../../src/config/environment";
import { hotelTokensFile, readHotelFile } from "../../src/config/hotel-file";
import { createReport } from "../content-report/create-report";
import type { Levels } from "../content-report/levels";
import { readReport, writeReport } from "../content-report/report-file";
import { messageOf } from "../host/errors";
import { buildSite, gatsbyEnvironment } from "../site-build/build-site";
import { createBuilder } from "../site-build/builder";
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
  /** What each kind of finding counts as in the content report. */
  levels: Levels;
  log: (message: string) => void;
  /** Gets each line of Gatsby's output. */
  onLine?: (line: string) => void;
}

export interface SitePublisher extends Publisher {
  /** Lets a kept builder begin before there is anything to publish, so that the first change, too, takes seconds. */
  warm(): void;
}

/** The publisher of this site: Gatsby builds it, and each build is followed by a content report. */
export function createSitePublisher(options: SitePublisherOptions): SitePublisher {
  const { environment, settings, host, contentApiUrl, levels, log, onLine } = options;
  const releases = resolve(environment.releasesDir);
  const { propertyIds } = readHotelFile(environment.hotelFile);
  const builder = createBuilder(settings.builder);
  const warming = new AbortController();
  let digest = "";
  const publisher = createPublisher({
    settings,
    host,
    log,
    root: releases,
    publicDir: resolve("public"),
    source: environment.contentApiUrl ?? resolve(environment.hotelFile),
    site: environment,
    build: async (running) => {
      digest = await sourcesDigest(environment);
      const request = {
        ...running,
        onLine: (line: string) => {
          running.onLine(line);
          onLine?.(line);
        },
      };
      const apiUrl = contentApiUrl();
      if (settings.builder.name === "process") await buildSite(environment, apiUrl, request);
      else await builder.build({ ...request, environment: gatsbyEnvironment(environment, apiUrl) });
    },
    published: () => noteBuiltFrom(releases, digest),
    report: async (signal) => {
      const previous = await readReport(releases);
      const apiUrl = contentApiUrl();
      const answers = answersFile(contentCacheFolder(resolve(environment.hotelFile), apiUrl));
      await writeReport(
        releases,
        await createReport({
          apiUrl,
          siteUrl: environment.siteUrl,
          propertyIds,
          http: { ...environment.contentAccess, signal },
          read: await openSnapshot(answers, { info: log, warn: log }, apiUrl),
          levels,
          previous,
          now: new Date(),
        }),
      );
    },
  });
  return {
    ...publisher,
    warm: () => {
      if (settings.builder.name === "process") return;
      const request = { signal: warming.signal, onLine: (line: string) => onLine?.(line) };
      builder
        .build({ ...request, environment: gatsbyEnvironment(environment, contentApiUrl()) })
        .catch((error: unknown) => {
          if (!warming.signal.aborted)
            log(`The builder will begin with the first change: ${messageOf(error)}`);
        });
    },
    stop: async () => {
      warming.abort(new Error("The publisher was stopped."));
      await publisher.stop();
      await builder.stop();
    },
  };
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
