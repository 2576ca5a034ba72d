import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../../shared/environment";
import { hotelTokensFile } from "../../model/hotel-file";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import type { Levels } from "../content-report/levels";
import { readReport } from "../content-report/report-file";
import type { HealthChecks } from "../../toolkit/health";
import { lookAtRelease } from "../release/health";
import { createPublishAlarm } from "./alarm";
import { type Authentication, createAuthentication } from "./authentication";
import { createPublisher, type Publisher } from "./create-publisher";
import { findingOfBuilds } from "./health";
import { publisherRoutes, type PublisherRoutesOptions } from "./plugin";
import { createSeenIds } from "./seen-ids";
import type { PublisherSettings } from "./settings";
import { gatsbySite } from "./site-build";
import { siteReport } from "./site-report";
import { untilAborted } from "./until-aborted";

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
  const { environment, settings, log } = options;
  const root = resolve(environment.releasesDir);
  const hotel = readHotelFile(environment.hotelFile);
  const built = gatsbySite(options);
  const stopping = new AbortController();
  const publisher = createPublisher({
    settings,
    alarm: createPublishAlarm({
      settings: settings.alert,
      file: join(root, "publisher/alarm.json"),
      hotel,
      siteUrl: environment.siteUrl,
      log,
    }),
    log,
    root,
    ready: (signal) => untilAborted(signal, options.after?.() ?? Promise.resolve()),
    built,
    report: siteReport(options, hotel),
  });
  return {
    ...publisher,
    warm: () => built.warm(stopping.signal),
    async stop() {
      stopping.abort(new Error("The publisher was stopped."));
      await publisher.stop();
      await built.stop();
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
