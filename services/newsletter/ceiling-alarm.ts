import { join } from "node:path";
import { digestOf } from "../../shared/digest";
import { type AlarmOptions, createAlarm } from "../../toolkit/alarm";
import { HOUR } from "../../toolkit/durations";

interface CeilingAlarm {
  /** Returns a callback that an outbox calls on each poll with whether mails have to wait. */
  of(about: string): (isReached: boolean) => void;
  /** Resolves when all pending alerts are sent. */
  idle(): Promise<void>;
}

interface CeilingAlarmOptions extends Omit<AlarmOptions, "file"> {
  /** Folder that stores the last alert sent. */
  folder: string;
  siteUrl: string;
}

/**
 * Alerts the operator when more people than usual are due a mail within an hour: somebody may be entering other
 * people's addresses.
 */
export function createCeilingAlarm({ folder, siteUrl, ...options }: CeilingAlarmOptions): CeilingAlarm {
  const { name } = options.hotel;
  const idles: (() => Promise<void>)[] = [];
  return {
    of(about) {
      const file = join(folder, `ceiling-alarm-${digestOf(about).slice(0, 12)}.json`);
      const alarm = createAlarm({ ...options, file, pause: HOUR });
      idles.push(alarm.idle);
      let was: boolean | undefined;
      return (isReached) => {
        if (isReached === was) return;
        was = isReached;
        alarm.note(
          isReached,
          isReached
            ? {
                type: "newsletter-ceiling.failed",
                subject: `${name}: mails of the ${about} wait for the next hour`,
                text:
                  `More people than NEWSLETTER_MAILS_PER_HOUR, or than half of it at one domain, are to be mailed by the ${about} of ${siteUrl} in one hour. ` +
                  "The others are stored and mailed later. Look whether somebody enters addresses of others.",
                site: siteUrl,
              }
            : {
                type: "newsletter-ceiling.recovered",
                subject: `${name}: mails of the ${about} wait no longer`,
                text: `Mails of the ${about} of ${siteUrl} wait no longer.`,
                site: siteUrl,
              },
        );
      };
    },
    idle: async () => {
      await Promise.all(idles.map((idle) => idle()));
    },
  };
}
