import { type AlarmOptions, type Alert, createAlarm } from "../toolkit/alarm";
import type { BuildRecord } from "./records";

export interface PublishAlarm {
  /** Tells of a build that failed where the one before it did not, and of one that went well after such. */
  note(build: BuildRecord): void;
  /** Resolves when everybody is told. */
  idle(): Promise<void>;
}

interface PublishAlert extends Alert {
  build: string;
  step: string | null;
}

/** Tells who runs the site, once, that it can't be published, and once that it can again. */
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
