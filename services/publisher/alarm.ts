import pLimit from "p-limit";
import { boolean, object } from "yup";
import { messageOf } from "../../shared/errors";
import { parse } from "../../shared/parse";
import { mailServer } from "../toolkit/mail-server";
import { readStored, replaceFile } from "../toolkit/stored-files";
import type { BuildRecord } from "./records";
import type { AlertSettings } from "./settings";

const TIMEOUT = 10_000;

const toldSchema = object({ failing: boolean().required() });

export interface AlarmOptions {
  settings: AlertSettings;
  /** Keeps what was told last, so that a restart tells nothing twice. */
  file: string;
  hotel: { name: string; email: string };
  siteUrl: string;
  log: (message: string) => void;
}

export interface Alarm {
  /** Tells of a build that failed where the one before it did not, and of one that went well after such. */
  note(build: BuildRecord): void;
  /** Resolves when everybody is told. */
  idle(): Promise<void>;
}

/** What is sent; `text` is what chat services show of a call. */
interface Alert {
  type: "publish.failed" | "publish.recovered";
  subject: string;
  text: string;
  site: string;
  build: string;
  step: string | null;
}

/** Tells who runs the site, once, that it can't be published, and once that it can again. */
export function createAlarm({ settings, file, hotel, siteUrl, log }: AlarmOptions): Alarm {
  const ways = [
    ...(settings.url === undefined ? [] : [callOf(settings.url)]),
    ...(settings.mail === undefined ? [] : [mailOf(settings.mail, hotel)]),
  ];
  const mutex = pLimit(1);

  async function look(build: BuildRecord): Promise<void> {
    const stored = await readStored(file, (json) => parse(toldSchema, json), "Remove it.");
    const failing = build.state === "failed";
    if (failing === (stored?.failing ?? false)) return;
    const alert = alertOf(build, hotel.name, siteUrl);
    const told = await Promise.allSettled(ways.map((tell) => tell(alert)));
    for (const result of told)
      if (result.status === "rejected") log(`An alert could not be sent: ${messageOf(result.reason)}`);
    // Where nobody heard of it, the next build tells again.
    if (told.some(({ status }) => status === "fulfilled"))
      await replaceFile(file, JSON.stringify({ failing }));
  }

  return {
    note(build) {
      if (ways.length === 0) return;
      void mutex(() => look(build)).catch((error: unknown) =>
        log(`No alert could be sent: ${messageOf(error)}`),
      );
    },
    idle: () => mutex(async () => {}),
  };
}

function alertOf({ id, failure }: BuildRecord, hotel: string, site: string): Alert {
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

function callOf(url: string): (alert: Alert) => Promise<void> {
  return async (alert) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...alert, timestamp: new Date().toISOString() }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`PUBLISH_ALERT_URL answered ${response.status}.`);
  };
}

function mailOf(
  { to, from, smtpUrl }: NonNullable<AlertSettings["mail"]>,
  hotel: AlarmOptions["hotel"],
): (alert: Alert) => Promise<void> {
  const server = mailServer(smtpUrl);
  return async ({ subject, text }) => {
    await server.sendMail({
      from: { name: hotel.name, address: from ?? hotel.email },
      to: { name: "", address: to },
      subject,
      text: `${text}\n`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}
