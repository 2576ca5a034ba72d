import type { Call } from "../content-api/call";
import { createContentApi } from "../content-api/call";
import { crawl, type PropertyIds } from "../content-api/crawl";
import { addressKey, changedSlugFindings, deadLinkFindings, translationFindings } from "./addresses";
import type { Levels } from "./levels";
import { offerFindings } from "./offers";
import { pictureFindings } from "./pictures";
import { type ContentReport, type Finding, LEVELS, type ReportItem } from "./report";
import { subjectsOf } from "./subjects";
import { textFindings } from "./texts";

export interface ReportOptions {
  /** Base URL of the content API. */
  apiUrl: string;
  propertyIds: PropertyIds;
  /** Milliseconds until a call is given up. */
  timeout: number;
  levels: Levels;
  /** The report before, by which changed addresses are seen. */
  previous: ContentReport | undefined;
  now: Date;
}

/** Reads the whole content and lists what an editor should mend, most important first. */
export async function createReport(options: ReportOptions): Promise<ContentReport> {
  const { apiUrl, propertyIds, timeout, levels, previous, now } = options;
  const api = createContentApi({ baseUrl: apiUrl, timeout });
  const content = await crawl(api, propertyIds);
  const subjects = subjectsOf(content);
  const findings = [
    ...contractFindings(api.calls),
    ...deadLinkFindings(subjects, content),
    ...translationFindings(subjects),
    ...textFindings(subjects),
    ...(await pictureFindings(subjects, new URL(apiUrl).origin)),
    ...offerFindings(subjects, now.toISOString().slice(0, 10)),
    ...changedSlugFindings(subjects, previous?.addresses ?? {}),
  ];
  return {
    made: now.getTime(),
    items: findings.flatMap((finding) => withLevel(finding, levels)).sort(byImportance),
    addresses: Object.fromEntries(subjects.map((subject) => [addressKey(subject), subject.path])),
  };
}

function contractFindings(calls: readonly Call[]): Finding[] {
  return calls.flatMap(({ url, locale, faults }) =>
    faults.map(({ field, message }): Finding => {
      const address = new URL(url);
      const page = address.searchParams.get("url") ?? address.pathname;
      return { kind: "contract", locale, page, detail: `GET ${url} ${field} ${message}` };
    }),
  );
}

function withLevel(finding: Finding, levels: Levels): ReportItem[] {
  const level = levels[finding.kind];
  return level === "off" ? [] : [{ ...finding, level }];
}

function byImportance(one: ReportItem, other: ReportItem): number {
  return (
    LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
    one.kind.localeCompare(other.kind) ||
    one.page.localeCompare(other.page)
  );
}
