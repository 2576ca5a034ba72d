import { resolve } from "node:path";
import type { Environment } from "../../shared/environment";
import { alarmFact, contentFact, type Fact } from "../../toolkit/plan";
import type { PublisherSettings } from "./settings";

/** Describes what a publisher will do. */
export function publisherPlan(environment: Environment, settings: PublisherSettings): Fact[] {
  return [
    { what: "Public address", says: environment.siteUrl },
    contentFact(environment.hotelFile, environment.contentApiUrl),
    { what: "Releases", says: releases(environment, settings) },
    alarmFact(settings.alert),
  ];
}

function releases({ releasesDir }: Environment, { destination }: PublisherSettings): string {
  const folder = resolve(releasesDir);
  if (destination.name === "here") return folder;
  if (destination.name === "rclone") return `${folder}, sent to ${destination.remote}`;
  return `are made by ${destination.name}, whose build hook is called`;
}
