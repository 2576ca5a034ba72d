import pLimit from "p-limit";
import { boolean, object, string } from "yup";
import { fullMessageOf, messageOf } from "../shared/errors";
import { parse } from "../shared/parse";
import type { AlertSettings } from "./alert-settings";
import { mailFault } from "./mail-error";
import { mailServer } from "./mail-server";
import { readStored, replaceFile } from "./stored-files";

const TIMEOUT = 10_000;

/** `at`: time of the last failure alert. */
const toldSchema = object({ failing: boolean().required(), at: string() });

export interface AlarmOptions {
  settings: AlertSettings;
  /** Stores the last alert sent, so that a restart repeats none. */
  file: string;
  /** Minimum milliseconds between two failure alerts; default: 0. */
  pause?: number;
  hotel: { name: string; email: string };
  log: (message: string) => void;
}

/** The payload of an alert; `text` is what chat services show of a webhook. */
export interface Alert {
  type: `${string}.${"failed" | "recovered"}`;
  subject: string;
  text: string;
  /** URL of the site concerned. */
  site: string;
}

export interface Alarm<Sent extends Alert = Alert> {
  /** Sends the alert when the state changes between failing and working. */
  note(failing: boolean, alert: Sent): void;
  /** Sends an alert that no later one revokes. */
  ring(alert: Sent): void;
  /** Resolves when all pending alerts are sent. */
  idle(): Promise<void>;
}

/** Alerts the operator once when something fails, and once when it works again. */
export function createAlarm<Sent extends Alert>({
  settings,
  file,
  pause = 0,
  hotel,
  log,
}: AlarmOptions): Alarm<Sent> {
  const ways = [
    ...(settings.url === undefined ? [] : [callOf(settings.url)]),
    ...(settings.mail === undefined ? [] : [mailOf(settings.mail, hotel)]),
  ];
  const mutex = pLimit(1);

  async function look(failing: boolean, alert: Sent, staysFailing = failing): Promise<void> {
    const stored = await readStored(file, (json) => parse(toldSchema, json), "Remove it.");
    if (failing === (stored?.failing ?? false)) return;
    const now = Date.now();
    const age = now - Date.parse(stored?.at ?? "");
    if (failing && age >= 0 && age < pause) return;
    const told = await Promise.allSettled(ways.map((tell) => tell(alert)));
    for (const result of told)
      if (result.status === "rejected") log(`An alert could not be sent: ${fullMessageOf(result.reason)}`);
    // If no channel worked, the next call tries again.
    if (told.some(({ status }) => status === "fulfilled"))
      await replaceFile(
        file,
        JSON.stringify({ failing: staysFailing, at: failing ? new Date(now).toISOString() : stored?.at }),
      );
  }

  function tell(work: () => Promise<void>): void {
    if (ways.length === 0) return;
    void mutex(work).catch((error: unknown) => log(`No alert could be sent: ${messageOf(error)}`));
  }

  return {
    note: (failing, alert) => tell(() => look(failing, alert)),
    ring: (alert) => tell(() => look(true, alert, false)),
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
  { to, from, smtp }: NonNullable<AlertSettings["mail"]>,
  hotel: AlarmOptions["hotel"],
): (alert: Alert) => Promise<void> {
  const server = mailServer(smtp);
  return async ({ subject, text }) => {
    const mail = {
      from: { name: hotel.name, address: from ?? hotel.email },
      to: { name: "", address: to },
      subject,
      text: `${text}\n`,
      headers: { "Auto-Submitted": "auto-generated" },
    };
    await server.send(mail, AbortSignal.timeout(TIMEOUT)).catch((error: unknown) => {
      // It may have been delivered, so it must not be repeated.
      if (mailFault(error) !== "uncertain") throw error;
    });
  };
}
