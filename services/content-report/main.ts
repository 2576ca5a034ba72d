import { parseEnvironment } from "../../shared/environment";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { withContentApi } from "../content-server/server";
import { runMain } from "../../toolkit/run-main";
import { createReport } from "./create-report";
import { parseLevels } from "./levels";
import { LEVELS } from "./report";
import { readReport } from "./report-file";

/** `npm run content:check`: prints what an editor should fix; exit code 1 if there are errors. */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const hotel = readHotelFile(environment.hotelFile);
  const { propertyIds, slugs } = hotel;
  const levels = parseLevels(process.env.CONTENT_REPORT_LEVELS);
  const report = await withContentApi(environment, async (apiUrl) =>
    createReport({
      apiUrl,
      siteUrl: environment.siteUrl,
      propertyIds,
      slugs,
      source: environment,
      hotel,
      // Somebody is waiting, so there are fewer retries than in a build.
      http: { ...environment.contentAccess, retries: 1, signal, tell: (message) => console.error(message) },
      levels,
      previous: await readReport(environment.releasesDir),
      now: new Date(),
    }),
  );
  for (const { level, kind, locale, page, detail } of report.items) {
    console.log(`${level.padEnd(7)} ${locale} ${page} ${kind}${detail && `: ${detail}`}`);
  }
  const counts = LEVELS.map(
    (level) => `${level}s: ${report.items.filter((item) => item.level === level).length}`,
  );
  console.log(`\n${Object.keys(report.addresses).length} pages, ${counts.join(", ")}`);
  if (report.items.some(({ level }) => level === "error")) process.exitCode = 1;
}

void runMain(main);
