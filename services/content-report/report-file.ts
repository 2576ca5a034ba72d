import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode, replaceFile } from "../release/files";
import { type ContentReport, reportSchema } from "./report";

/** The report beside the releases, never inside one; undefined before the first one, and where it can't be read. */
export async function readReport(root: string): Promise<ContentReport | undefined> {
  try {
    return reportSchema.validateSync(JSON.parse(await readFile(reportFile(root), "utf8")));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    console.warn(
      `${reportFile(root)} can't be read and is made anew: ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}

export async function writeReport(root: string, report: ContentReport): Promise<void> {
  await replaceFile(reportFile(root), `${JSON.stringify(report, undefined, 2)}\n`);
}

function reportFile(root: string): string {
  return join(root, "content-report.json");
}
