import { join } from "node:path";
import { messageOf } from "../../shared/errors";
import { readStored, replaceFile } from "../toolkit/stored-files";
import { type ContentReport, reportSchema } from "./report";
import { parse } from "../../shared/parse";

/** The report beside the releases, never inside one; undefined before the first one, and where it can't be read. */
export async function readReport(root: string): Promise<ContentReport | undefined> {
  try {
    return await readStored(reportFile(root), (json) => parse(reportSchema, json), "It is made anew.");
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
