import { join } from "node:path";
import { messageOf } from "../../shared/errors";
import { readStored, replaceFile } from "../toolkit/stored-files";
import { type ContentReport, reportSchema } from "./report";
import { isLocale } from "../../shared/locales";
import { parse } from "../../shared/parse";

/**
 * The report beside the releases, never inside one, without what it found in languages that the hotel has given up since.
 * Undefined before the first one, and where it can't be read.
 */
export async function readReport(root: string): Promise<ContentReport | undefined> {
  try {
    const report = await readStored(
      reportFile(root),
      (json) => parse(reportSchema, json),
      "It is made anew.",
    );
    return report && { ...report, items: report.items.filter(({ locale }) => isLocale(locale)) };
  } catch (error) {
    console.warn(messageOf(error));
    return undefined;
  }
}

export async function writeReport(root: string, report: ContentReport): Promise<void> {
  await replaceFile(reportFile(root), `${JSON.stringify(report, undefined, 2)}\n`);
}

function reportFile(root: string): string {
  return join(root, "content-report.json");
}
