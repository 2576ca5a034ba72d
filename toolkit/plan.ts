import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { messageOf } from "../shared/errors";
import type { AlertSettings } from "./alert-settings";
import { mailServer } from "./mail-server";
import type { SmtpSettings } from "./smtp-settings";
import { ownVersion } from "./version";

/** One thing that a service will do. */
export interface Fact {
  what: string;
  says: string;
  /** Whether it is impossible with the current settings. */
  isFault?: boolean;
}

/** Milliseconds a mail server has to respond to this check; sending allows more. */
const PATIENCE = 3_000;

/** Prints what a service will do as one block. */
export function printPlan(facts: readonly Fact[]): void {
  const width = Math.max(...facts.map(({ what }) => what.length));
  console.log(facts.map(({ what, says }) => `  ${what.padEnd(width)}  ${says}`).join("\n"));
}

/** Prints the plan of a service without starting it; throws if part of it is impossible. */
export function checkPlan(facts: readonly Fact[]): void {
  printPlan(facts);
  const faults = facts.filter(({ isFault }) => isFault).map(({ what }) => what);
  if (faults.length > 0) throw new Error(`This would not work: ${faults.join(", ")}.`);
}

export function versionFact(): Fact {
  return { what: "Version", says: `${ownVersion()}, Node ${process.versions.node}` };
}

/** Where the content comes from: the folder of the hotel file if there is no content server. */
export function contentFact(hotelFile: string, contentApiUrl?: string): Fact {
  const what = "Content";
  const file = resolve(hotelFile);
  const says = contentApiUrl ?? dirname(file);
  if (existsSync(file)) return { what, says };
  return { what, says: `${says}, and there is no ${file} (HOTEL_FILE)`, isFault: true };
}

/**
 * How mails are sent, and whether their server accepts the settings. `folder`: where they are written without a
 * server.
 */
export async function mailFact(smtp: SmtpSettings | undefined, folder: string): Promise<Fact> {
  const what = "Mails";
  if (smtp === undefined)
    return { what, says: `are not sent but written to ${folder} (neither SMTP_URL nor SMTP_HOST is set)` };
  const server = `${smtp.host}:${smtp.port}`;
  try {
    await mailServer(smtp).reach(PATIENCE);
    return { what, says: `through ${server}, which was reached` };
  } catch (error) {
    return { what, says: `through ${server}, which was not reached (${messageOf(error)})`, isFault: true };
  }
}

export function alarmFact({ url, mail }: AlertSettings): Fact {
  const told = [
    ...(url === undefined ? [] : [new URL(url).origin]),
    ...(mail === undefined ? [] : [mail.to]),
  ];
  return {
    what: "Alarms",
    says:
      told.length > 0
        ? `to ${told.join(" and ")}`
        : "to nobody (PUBLISH_ALERT_URL and PUBLISH_ALERT_MAIL are not set)",
  };
}
