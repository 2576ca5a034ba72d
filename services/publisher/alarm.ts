import { type AlarmOptions, type Alert, createAlarm } from "../../toolkit/alarm";
import type { BuildRecord } from "./records";

export interface PublishAlarm {
  /** Alerts when a build fails after a success, and when one succeeds after a failure. */
  note(build: BuildRecord): void;
  /** Resolves when all pending alerts are sent. */
  idle(): Promise<void>;
}

interface PublishAlert extends Alert {
  build: string;
  step: string | null;
}

/** Alerts the operator once when the site can't be published, and once when it can again. */
export function createPublishAlarm(options: AlarmOptions & { siteUrl: string }): PublishAlarm {
  const alarm = createAlarm<PublishAlert>(options);
  return {
    note: (build) =>
      alarm.note(build.state === "failed", alertOf(build, options.hotel.name, options.siteUrl)),
    idle: alarm.idle,
  };
}

function alertOf({ id, failure }: BuildRecord, hotel: string, site: string): PublishAlert {
  const about = { site, build: id, step: failure?.step ?? null };
  return failure === undefined
    ? {
        type: "publish.recovered",
        subject: `${hotel}: changes are published again`,
        text: `Changes of ${site} are published again (build ${id}).`,
        ...about,
      }
    : {
        type: "publish.failed",
        subject: `${hotel}: changes are not published`,
        text:
          `Changes of ${site} are not published; visitors get the release from before. ` +
          `Build ${id} failed in step "${failure.step}": ${failure.message}`,
        ...about,
      };
}
