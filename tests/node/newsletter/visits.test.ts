import { join } from "node:path";
import { openDatabase } from "../../../services/newsletter/open-database";
import { countVisits } from "../../../services/newsletter/vitals/count-visits";
import { VisitCounts } from "../../../services/newsletter/vitals/counts";
import { createErrorAlarm } from "../../../services/newsletter/vitals/error-alarm";
import { ErrorWatch } from "../../../services/newsletter/vitals/error-watch";
import { summarise } from "../../../services/newsletter/vitals/summary";
import type { Sample } from "../../../services/newsletter/vitals/sample";
import { VITALS_PATH } from "../../../shared/vitals";
import { readVisitReport } from "../../../toolkit/visit-report";
import { closeAtEnd } from "../../support/close-at-end";
import { startAlertReceiver } from "../../support/publisher/alert-receiver";
import { type NewsletterServer, startNewsletter } from "../../support/newsletter-server";
import { subscribersCommand } from "../../support/newsletter/subscribers-command";
import { temporaryFolder } from "../../support/temporary-folder";
import { untilTrue } from "../../support/until-true";

const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const BROWSER = { engine: "gecko", device: "phone" } as const;
const DAY = 24 * 60 * 60_000;

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(url + VITALS_PATH, {
    method: "POST",
    headers: { "content-type": "text/plain", "user-agent": FIREFOX, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return response.status;
}

async function openCounts() {
  const folder = await temporaryFolder();
  const database = closeAtEnd(await openDatabase(`file:${join(folder, "newsletter.db")}`));
  return { folder, database, counts: new VisitCounts(database) };
}

/** What counts visits and raises alarms, and what it reports. */
async function startCounting(pause?: number) {
  const { folder, database, counts } = await openCounts();
  const receiver = await startAlertReceiver();
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const siteUrl = "https://www.example.com";
  const hotel = { name: "Pension Ada", email: "ada@example.com" };
  const alarm = createErrorAlarm({ settings: { url: receiver.url }, folder, siteUrl, hotel, log: report });
  const file = join(folder, "vitals.json");
  const visits = countVisits({ database, counts, alarm, file, report, pause });
  return { database, receiver, reports, file, visits };
}

describe("a service that counts visits", () => {
  let server: NewsletterServer;
  beforeEach(async () => {
    server = await startNewsletter({ VITALS_PERCENT: "10" });
  });
  afterEach(() => server.close());

  test("stores measurements, errors and reports as daily counts, without their senders and those who opt out", async () => {
    const visit = { route: "/rooms", LCP: 1_900, INP: 40 };
    const report = {
      type: "csp-violation",
      url: "https://www.example.com/rooms",
      body: { effectiveDirective: "img-src", blockedURL: "https://cdn.example/x.png" },
    };
    expect([
      await post(server.url, { route: "/declined" }, { "sec-gpc": "1" }),
      await post(server.url, { route: "/declined" }, { "save-data": "on" }),
      await post(server.url, visit),
      await post(server.url, { ...visit, LCP: 1_800 }),
      await post(server.url, { route: "/", error: "TypeError: x is undefined" }),
      await post(server.url, [report], { "content-type": "application/reports+json" }),
    ]).toEqual([204, 204, 204, 204, 204, 204]);
    const counted = "SELECT kind, route, engine, device, value, count FROM visit_counts ORDER BY kind, value";
    await untilTrue(async () => (await server.query(counted)).length === 5);
    const rows = (await server.query(counted)).map((row) => Object.values(row).join(" "));
    expect(rows).toEqual([
      "INP /rooms gecko phone 50 2",
      "LCP /rooms gecko phone 2000 2",
      "csp-violation /rooms gecko phone img-src https://cdn.example 1",
      "error / gecko phone TypeError: x is undefined 1",
      "visit /rooms gecko phone  2",
    ]);
    const { out } = await subscribersCommand(server.settings, "export", "visits");
    expect(out).toMatch(/^day,kind,route,engine,device,value,count\r\n/);
    expect(out).toContain(",visit,/rooms,gecko,phone,,2\r\n");
  });

  test("rejects requests that are not measurements, are too long or come from another site", async () => {
    expect(await post(server.url, "{")).toBe(400);
    expect(await post(server.url, { route: "rooms" })).toBe(400);
    expect(await post(server.url, { route: "/", error: "x".repeat(20_000) })).toBe(413);
    expect(await post(server.url, { route: "/" }, { origin: "https://elsewhere.example" })).toBe(403);
    expect(await post(server.url, { route: "/" }, { origin: "https://www.example.com" })).toBe(204);
  });

  test("accepts a limited number of calls from one address", async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1) statuses.push(await post(server.url, { route: "/" }));
    expect(statuses.at(-2)).toBe(204);
    expect(statuses.at(-1)).toBe(429);
  });
});

test("a service that does not count visits accepts none", async () => {
  const server = await startNewsletter();
  expect(await post(server.url, { route: "/" })).toBe(405);
});

test("a day has a limited number of rows, whatever pages and texts are sent, even after a restart", async () => {
  const { database, counts } = await openCounts();
  const now = Date.UTC(2026, 10, 28);
  const errors = (from: number): Sample[] =>
    Array.from({ length: 400 }, (_, index) => ({
      kind: "error",
      route: "/",
      value: `Error ${from + index}`,
    }));
  counts.add(errors(0), BROWSER, now);
  await counts.flush();
  const restarted = new VisitCounts(database);
  restarted.add(errors(400), BROWSER, now);
  await restarted.flush();
  const { rows } = await database.execute("SELECT count(*) AS rows, sum(count) AS errors FROM visit_counts");
  expect({ ...rows[0] }).toEqual({ rows: 501, errors: 800 });
});

test("counts that could not be written are written with the next ones", async () => {
  const { database, counts } = await openCounts();
  const now = Date.UTC(2026, 10, 28);
  const visit: Sample[] = [{ kind: "visit", route: "/", value: "" }];
  counts.add(visit, BROWSER, now);
  jest.spyOn(database, "batch").mockRejectedValueOnce(new Error("disk full"));
  const failed = counts.flush();
  counts.add(visit, BROWSER, now);
  await expect(failed).rejects.toThrow("disk full");
  await counts.flush();
  const { rows } = await database.execute("SELECT route, count FROM visit_counts");
  expect(rows.map((row) => ({ ...row }))).toEqual([{ route: "/", count: 2 }]);
});

test("samples that cannot be counted are reported once, with their number", async () => {
  const { database, reports, visits } = await startCounting();
  const batch = jest.spyOn(database, "batch").mockRejectedValue(new Error("disk full"));
  const pages = Array.from({ length: 5_003 }, (_, page): Sample => ({
    kind: "visit",
    route: `/${page}`,
    value: "",
  }));
  visits.count(pages, BROWSER);
  await untilTrue(() => batch.mock.calls.length > 1);
  await visits.close();
  expect(reports).toEqual([
    "Visits could not be counted; it is tried again: disk full",
    "3 measurements and errors of visits were dropped: too many different ones at once.",
    "5000 measurements and errors of visits are lost.",
  ]);
});

test("the summary lists the last week's pages and faults, most frequent first; after four weeks counts are deleted", async () => {
  const { database, counts } = await openCounts();
  const now = Date.UTC(2026, 10, 28);
  const visit = (route: string): Sample[] => [
    { kind: "visit", route, value: "" },
    { kind: "LCP", route, value: "2500" },
  ];
  counts.add([...visit("/"), ...visit("/rooms"), ...visit("/rooms")], BROWSER, now);
  counts.add([{ kind: "error", route: "/", value: "Error: x" }], { engine: "webkit", device: "other" }, now);
  counts.add(visit("/long-ago"), BROWSER, now - 7 * DAY);
  counts.add(visit("/longer-ago"), BROWSER, now - 27 * DAY);
  counts.add(visit("/longest-ago"), BROWSER, now - 28 * DAY);
  await counts.flush();
  const page = { engine: "gecko", device: "phone", LCP: 2_375, INP: null, CLS: null };
  expect(await summarise(database, now)).toEqual({
    days: 7,
    pages: [
      { ...page, route: "/rooms", visits: 2 },
      { ...page, route: "/", visits: 1 },
    ],
    faults: [{ kind: "error", route: "/", engine: "webkit", line: "Error: x", count: 1 }],
  });
  await counts.forgetOld(now);
  const { rows } = await database.execute("SELECT DISTINCT route FROM visit_counts ORDER BY route");
  expect(rows.map(({ route }) => route)).toEqual(["/", "/long-ago", "/longer-ago", "/rooms"]);
});

test("errors of the last 15 minutes are compared with those of the engine's preceding week", async () => {
  const { database, counts } = await openCounts();
  const now = Date.UTC(2026, 10, 28, 12);
  const errors = Array.from({ length: 5 }, (): Sample => ({ kind: "error", route: "/", value: "Error: x" }));
  counts.add([...errors, { kind: "visit", route: "/", value: "" }], BROWSER, now - DAY);
  await counts.flush();
  const watch = new ErrorWatch(database);
  watch.note(errors, "gecko", now);
  watch.note(errors, "webkit", now);
  const risen = async (time: number) =>
    (await watch.look(time)).filter((rate) => rate.risen).map(({ engine }) => engine);
  expect(await risen(now + 14 * 60_000)).toEqual(["webkit"]);
  expect(await risen(now + 15 * 60_000)).toEqual([]);
});

test("rising errors in an engine trigger one alert, and the status page's file lists them", async () => {
  const { receiver, reports, file, visits } = await startCounting(0);
  const chromium = { engine: "chromium", device: "other" } as const;
  for (let time = 0; time < 5; time += 1) {
    visits.count([{ kind: "error", route: "/rooms", value: "Error: x" }], BROWSER);
    visits.count([{ kind: "visit", route: "/rooms", value: "" }], chromium);
  }
  await untilTrue(() => receiver.alerts.length > 0);
  await visits.close();
  expect(receiver.alerts).toEqual([expect.objectContaining({ type: "visit-errors.failed" })]);
  expect(JSON.stringify(receiver.alerts)).toContain("gecko");
  expect((await readVisitReport(file))?.faults).toEqual([
    { kind: "error", route: "/rooms", engine: "gecko", line: "Error: x", count: 5 },
  ]);
  expect(reports).toEqual([]);
});
