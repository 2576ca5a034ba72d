import { join } from "node:path";
import { messageOf } from "../../shared/errors";
import { readStored, replaceFile } from "../../toolkit/stored-files";
import { type ContentReport, reportSchema } from "./report";
import { isLocale } from "../../shared/locales";
import { parse } from "../../shared/parse";

/**
 * Reads the report stored next to the releases (never inside one), without findings in locales the hotel has
 * since dropped. Undefined if there is none yet or it can't be read.
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
