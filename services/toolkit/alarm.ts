import pLimit from "p-limit";
import { boolean, object } from "yup";
import { messageOf } from "../../shared/errors";
import { parse } from "../../shared/parse";
import type { AlertSettings } from "./alert-settings";
import { mailServer } from "./mail-server";
import { readStored, replaceFile } from "./stored-files";

const TIMEOUT = 10_000;

const toldSchema = object({ failing: boolean().required() });

export interface AlarmOptions {
  settings: AlertSettings;
  /** Keeps what was told last, so that a restart tells nothing twice. */
  file: string;
  hotel: { name: string; email: string };
  log: (message: string) => void;
}

/** What is sent; `text` is what chat services show of a call. */
export interface Alert {
  type: `${string}.${"failed" | "recovered"}`;
  subject: string;
  text: string;
  /** Address of the site that it is about. */
  site: string;
}

export interface Alarm<Sent extends Alert = Alert> {
  /** Sends the alert where something fails that did not before, or where it is well again. */
  note(failing: boolean, alert: Sent): void;
  /** Resolves when everybody is told. */
  idle(): Promise<void>;
}

/** Tells who runs the site, once, that something fails, and once that it does not any more. */
export function createAlarm<Sent extends Alert>({ settings, file, hotel, log }: AlarmOptions): Alarm<Sent> {
  const ways = [
    ...(settings.url === undefined ? [] : [callOf(settings.url)]),
    ...(settings.mail === undefined ? [] : [mailOf(settings.mail, hotel)]),
  ];
  const mutex = pLimit(1);

  async function look(failing: boolean, alert: Sent): Promise<void> {
    const stored = await readStored(file, (json) => parse(toldSchema, json), "Remove it.");
    if (failing === (stored?.failing ?? false)) return;
    const told = await Promise.allSettled(ways.map((tell) => tell(alert)));
    for (const result of told)
      if (result.status === "rejected") log(`An alert could not be sent: ${messageOf(result.reason)}`);
    // Where nobody heard of it, the next time tells again.
    if (told.some(({ status }) => status === "fulfilled"))
      await replaceFile(file, JSON.stringify({ failing }));
  }

  return {
    note(failing, alert) {
      if (ways.length === 0) return;
      void mutex(() => look(failing, alert)).catch((error: unknown) =>
        log(`No alert could be sent: ${messageOf(error)}`),
      );
    },
    idle: () => mutex(async () => {}),
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
