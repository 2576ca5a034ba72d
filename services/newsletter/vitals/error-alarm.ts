import { join } from "node:path";
import { type Alarm, type AlarmOptions, createAlarm } from "../../../toolkit/alarm";
import { HOUR } from "../../../toolkit/durations";
import type { Engine } from "./browser";
import type { Rate } from "./error-watch";

export interface ErrorAlarm {
  /** Called regularly with whether an engine's script errors have risen. */
  note(engine: Engine, risen: boolean, recent: Rate): void;
  /** Resolves when all pending alerts are sent. */
  idle(): Promise<void>;
}

interface ErrorAlarmOptions extends Omit<AlarmOptions, "file"> {
  /** Folder that stores the last alert sent. */
  folder: string;
  siteUrl: string;
}

/** Alerts the operator when scripts fail more often than usual in an engine, and when they no longer do. */
export function createErrorAlarm({ folder, siteUrl, ...options }: ErrorAlarmOptions): ErrorAlarm {
  const { name } = options.hotel;
  const alarms = new Map<Engine, Alarm>();
  const alarmOf = (engine: Engine) => {
    const file = join(folder, `visit-errors-${engine}-alarm.json`);
    const alarm = alarms.get(engine) ?? createAlarm({ ...options, file, pause: HOUR });
    alarms.set(engine, alarm);
    return alarm;
  };
  return {
    note(engine, risen, { visits, errors }) {
      alarmOf(engine).note(
        risen,
        risen
          ? {
              type: "visit-errors.failed",
              subject: `${name}: scripts of the website fail in ${engine}`,
              text:
                `In browsers with the engine ${engine}, scripts of ${siteUrl} failed ${errors} times in the last 15 minutes, in which ${visits} measured visits ended. ` +
                "That is clearly more than usual. The status page says what fails on which page.",
              site: siteUrl,
            }
          : {
              type: "visit-errors.recovered",
              subject: `${name}: scripts of the website fail no longer in ${engine}`,
              text: `In browsers with the engine ${engine}, scripts of ${siteUrl} no longer fail more often than usual.`,
              site: siteUrl,
            },
      );
    },
    idle: async () => {
      await Promise.all([...alarms.values()].map((alarm) => alarm.idle()));
    },
  };
}
