import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { answersFile, contentCacheFolder } from "../../content-api/cache-folder";
import { readPictureFaults } from "../../content-api/picture-faults";
import { openSnapshot } from "../../content-api/snapshot";
import type { Environment } from "../../shared/environment";
import { hotelTokensFile } from "../../model/hotel-file";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { createReport } from "../content-report/create-report";
import type { Levels } from "../content-report/levels";
import { readReport, writeReport } from "../content-report/report-file";
import type { HealthChecks } from "../../toolkit/health";
import { messageOf } from "../../shared/errors";
import { buildSite, gatsbyEnvironment } from "../../gatsby/builder/build-site";
import { diskUse } from "../../gatsby/builder/disk-use";
import { createBuilder } from "../../gatsby/builder/builder";
import { copyCode } from "../../gatsby/builder/copy-code";
import { lookAtRelease } from "../release/health";
import { readRedirectRows } from "../release/redirect-rows";
import { noteBuiltFrom, sourcesDigest } from "../release/sources";
import { createPublishAlarm } from "./alarm";
import { takeBuildTurn } from "./build-turn";
import { type Authentication, createAuthentication } from "./authentication";
import { createPublisher, type Publisher } from "./create-publisher";
import { findingOfBuilds } from "./health";
import { publisherRoutes, type PublisherRoutesOptions } from "./plugin";
import { createSeenIds } from "./seen-ids";
import type { PublisherSettings } from "./settings";
import { untilAborted } from "./until-aborted";

/** Gives the preview time to load as soon as it is live. */
const CALM_MS = 2_000;

export interface SitePublisherOptions {
  environment: Environment;
  settings: PublisherSettings;
  /** Folder that the site's code is copied to and built in; default: the environment's. */
  directory?: string;
  /** Resolves when a build may start; default: at once. */
  after?: () => Promise<void>;
  /** URL that serves the releases to visitors; default: SITE_URL. */
  address?: string;
  /** Set for builds with drafts: each page says so, and pages at this origin may frame them. */
  preview?: { framedBy: string };
  /** Base URL of the content API; read for each build, because the embedded one may not listen yet. */
  contentApiUrl: () => string;
  /** Severity of each kind of finding in the content report. */
  levels: Levels;
  log: (message: string) => void;
  /** Receives each line of Gatsby's output. */
  onLine?: (line: string) => void;
}

export interface SitePublisher extends Publisher {
  /**
   * Starts a kept builder before there is anything to publish, so that even the first change takes only
   * seconds.
   */
  warm(): void;
}

/** The publisher of this site: Gatsby builds it, and a content report follows each build. */
export function createSitePublisher(options: SitePublisherOptions): SitePublisher {
  const { environment, settings, contentApiUrl, levels, log, onLine } = options;
  const { directory = environment.buildDir, preview } = options;
  const isPreview = preview !== undefined;
  const variablesOf = (apiUrl: string) => gatsbyEnvironment(environment, apiUrl, { isPreview });
  const releases = resolve(environment.releasesDir);
  const hotel = readHotelFile(environment.hotelFile);
  const builder = createBuilder({ directory, ...settings.builder });
  const warming = new AbortController();

  /** Builds from the current code when no other site of this machine is being built. */
  async function inBuildTurn(
    { signal, onLine: tell }: { signal: AbortSignal; onLine: (line: string) => void },
    build: () => Promise<void>,
  ): Promise<void> {
    const { buildTurnsDir } = environment;
    const endTurn =
      buildTurnsDir === undefined
        ? async () => {}
        : await takeBuildTurn(buildTurnsDir, signal, () =>
            tell("Another site of this machine is being built: waiting."),
          );
    try {
      if (directory !== undefined) await copyCode(".", directory);
      await build();
    } finally {
      await endTurn();
    }
  }

  let digest = "";
  const publisher = createPublisher({
    settings,
    alarm: createPublishAlarm({
      settings: settings.alert,
      file: join(releases, "publisher/alarm.json"),
      hotel,
      siteUrl: environment.siteUrl,
      log,
    }),
    log,
    root: releases,
    publicDir: resolve(directory ?? ".", "public"),
    source: environment.contentApiUrl ?? resolve(environment.hotelFile),
    site: { ...environment, siteUrl: options.address ?? environment.siteUrl, framedBy: preview?.framedBy },
    ready: (signal) => untilAborted(signal, options.after?.() ?? Promise.resolve()),
    build: async (running) => {
      // The sources of a build with drafts are never looked up later.
      if (!isPreview) digest = await sourcesDigest(environment);
      const request = {
        ...running,
        directory,
        onLine: (line: string) => {
          running.onLine(line);
          onLine?.(line);
        },
      };
      const apiUrl = contentApiUrl();
      await inBuildTurn(request, () =>
        settings.builder.name === "process"
          ? buildSite(environment, apiUrl, { ...request, isPreview })
          : builder.build({ ...request, environment: variablesOf(apiUrl) }),
      );
    },
    readRedirects: (signal) => {
      const apiUrl = contentApiUrl();
      return readRedirectRows(environment, {
        apiUrl,
        cacheFolder: contentCacheFolder(resolve(environment.hotelFile), apiUrl, directory),
        log: { info: log, warn: log },
        signal,
      });
    },
    distrust: builder.distrust,
    diskUse: diskUse(environment, directory),
    published: async () => {
      if (!isPreview) await noteBuiltFrom(releases, digest);
    },
    calm: isPreview ? CALM_MS : 0,
    report: async (signal) => {
      const previous = await readReport(releases);
      const apiUrl = contentApiUrl();
      const cacheFolder = contentCacheFolder(resolve(environment.hotelFile), apiUrl, directory);
      await writeReport(
        releases,
        await createReport({
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
        }),
      );
    },
  });
  return {
    ...publisher,
    warm: () => {
      if (settings.builder.name === "process") return;
      const request = { signal: warming.signal, onLine: (line: string) => onLine?.(line) };
      inBuildTurn(request, () =>
        builder.build({ ...request, environment: variablesOf(contentApiUrl()) }),
      ).catch((error: unknown) => {
        if (!warming.signal.aborted) log(`The builder will begin with the first change: ${messageOf(error)}`);
      });
    },
    stop: async () => {
      warming.abort(new Error("The publisher was stopped."));
      await publisher.stop();
      await builder.stop();
    },
  };
}

type RegisterOptions = Pick<SitePublisherOptions, "environment" | "settings"> &
  Pick<PublisherRoutesOptions, "session" | "isPreview"> & {
    /** Receives the checks of the live release and the builds. */
    health: HealthChecks;
    /** Bearer token of callers. */
    token: string;
  };

/** Registers the hooks and the status page of this site's publisher; returns its authentication. */
export async function registerSitePublisher(
  app: FastifyInstance,
  publisher: Publisher,
  { environment, settings, health, token, ...page }: RegisterOptions,
): Promise<{ authentication: Authentication }> {
  const { destination } = settings;
  // If a host builds the site, there is no release here.
  if (destination.name === "here" || destination.name === "rclone")
    health.set("release", () => lookAtRelease(join(environment.releasesDir, "current"), Date.now()));
  health.set("builds", async () => findingOfBuilds(await publisher.status()));
  const seenIds = createSeenIds(join(environment.releasesDir, "publisher/seen-ids.json"));
  const authentication = createAuthentication({ ...settings, token }, seenIds);
  await app.register(publisherRoutes, {
    ...page,
    publisher,
    authentication,
    hotel: readHotelFile(environment.hotelFile).name,
    tokensFile: hotelTokensFile(environment.hotelFile),
    readReport: () => readReport(environment.releasesDir),
  });
  return { authentication };
}
