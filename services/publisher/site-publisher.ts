import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { hotelTokensFile } from "../../model/hotel-file";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { readReport } from "../content-report/report-file";
import type { HealthChecks } from "../../toolkit/health";
import { readVisitReport } from "../../toolkit/visit-report";
import { lookAtRelease } from "../release/health";
import { createPublishAlarm } from "./alarm";
import { type Authentication, createAuthentication } from "./authentication";
import { createPublisher, type Publisher } from "./create-publisher";
import { findingOfBuilds } from "./health";
import { publisherRoutes, type PublisherRoutesOptions } from "./plugin";
import { createSeenIds } from "./seen-ids";
import { createIndexNow } from "./index-now";
import { gatsbySite } from "./site-build";
import type { SiteOptions } from "./site-options";
import { siteReport } from "./site-report";
import { untilAborted } from "./until-aborted";

export interface SitePublisher extends Publisher {
  /**
   * Starts a kept builder before there is anything to publish, so that even the first change takes only
   * seconds.
   */
  warm(): void;
}

/** The publisher of this site: Gatsby builds it, and a content report follows each build. */
export function createSitePublisher(options: SiteOptions): SitePublisher {
  const { environment, settings, log } = options;
  const root = resolve(environment.releasesDir);
  const hotel = readHotelFile(environment.hotelFile);
  const key = hotel.verification?.indexNow;
  const isPublic = environment.siteIndexing && !options.preview;
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
    announce: key && isPublic ? createIndexNow({ siteUrl: environment.siteUrl, key }) : undefined,
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

type RegisterOptions = Pick<SiteOptions, "environment" | "settings"> &
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
    readVisits: async () =>
      environment.vitalsPercent > 0 ? readVisitReport(environment.vitalsFile) : undefined,
  });
  return { authentication };
}
