import { array, type InferType, number, object, string } from "yup";
import { messageOf } from "../shared/errors";
import { parse } from "../shared/parse";
import { readStored, replaceFile } from "./stored-files";

const counted = () => number().required();
/** 75th percentile; null: too few browsers measured it. */
const percentile = () => number().nullable().defined();

const reportSchema = object({
  /** Days that are counted, today included. */
  days: counted(),
  /** The most visited, by page, engine and device. */
  pages: array(
    object({
      route: string().required(),
      engine: string().required(),
      device: string().required(),
      visits: counted(),
      LCP: percentile(),
      INP: percentile(),
      CLS: percentile(),
    }),
  ).required(),
  /** What failed most. */
  faults: array(
    object({
      kind: string().required(),
      route: string().required(),
      engine: string().required(),
      line: string().defined(),
      count: counted(),
    }),
  ).required(),
});

/** What guests' browsers measured, as the status page shows it. */
export type VisitReport = InferType<typeof reportSchema>;

/** Undefined if nothing was counted yet or the file can't be read. */
export async function readVisitReport(file: string): Promise<VisitReport | undefined> {
  try {
    return await readStored(file, (json) => parse(reportSchema, json), "It is written again.");
  } catch (error) {
    console.warn(messageOf(error));
    return undefined;
  }
}

export async function writeVisitReport(file: string, report: VisitReport): Promise<void> {
  await replaceFile(file, `${JSON.stringify(report)}\n`, 0o600);
}
