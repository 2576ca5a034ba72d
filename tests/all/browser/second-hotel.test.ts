import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hydrated, watchProblems, world } from "../../support/browser";
import { hotelWords } from "../../support/hotel-words";
import { MESSAGES } from "../../support/messages";
import { pagesOf } from "../../support/pages";
import { stillUnreadable } from "../../support/reading";
import { SECOND_HOTEL } from "../../support/site";
import { newPage } from "../../support/visit";

/** Elements that must be missing if the hotel file doesn't mention them. */
const EXTRAS = "input[type=date], [data-part=clock], [role=search], a[href*='wa.me']";

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 800 };

/** Findings on a page, on a desktop and then on a narrow phone. */
interface Visit {
  path: string;
  problems: string[];
  extras: number;
  cut: string[];
}

let visits: Visit[];
beforeAll(async () => {
  visits = await visitAll();
}, 600_000);

test("no file of the release contains words of the embedded hotel", () => {
  const words = hotelWords();
  const texts = readdirSync(SECOND_HOTEL.release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|png|webp|woff2)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(words.length).toBeGreaterThan(50);
  expect(texts.length).toBeGreaterThan(60);
  for (const file of texts) {
    const text = readFileSync(file, "utf8").toLowerCase();
    const found = words.filter((word) => text.includes(word.toLowerCase()));
    expect({ file, found }).toEqual({ file, found: [] });
  }
});

async function visitAll(): Promise<Visit[]> {
  const { secondSite } = world();
  const page = await newPage();
  const problems = watchProblems(page);
  const found: Visit[] = [];
  for (const path of await pagesOf(secondSite)) {
    await page.setViewportSize(DESKTOP);
    await page.goto(secondSite + path);
    await hydrated(page);
    const extras = await page.locator(EXTRAS).count();
    await page.setViewportSize(PHONE);
    await page.waitForFunction((width) => innerWidth === width, PHONE.width);
    const cut = (await stillUnreadable(page)).filter((words) => /^(cut|the page)/.test(words));
    found.push({ path, problems: problems.splice(0), extras, cut });
  }
  return found;
}

test("every page opens without an error or a failed request", () => {
  expect(visits.length).toBeGreaterThan(20);
  expect(visits.flatMap(({ path, problems }) => problems.map((problem) => `${path}: ${problem}`))).toEqual(
    [],
  );
});

test("at 360 px nothing is cut off: wide tables scroll in their boxes, very long words break", () => {
  expect(visits.flatMap(({ path, cut }) => cut.map((words) => `${path}: ${words}`))).toEqual([]);
});

test("features missing from its hotel file are absent: dates, clock, chat, finder and prices", async () => {
  expect(visits.filter(({ extras }) => extras > 0).map(({ path }) => path)).toEqual([]);
  const page = await newPage();
  await page.goto(`${world().secondSite}/accommodation/birch-room`);
  expect(await page.getByRole("main").getByRole("link", { name: "Book now" }).isVisible()).toBe(true);
});

test("no file of the release references a source map", () => {
  const named = readdirSync(SECOND_HOTEL.release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
    .filter(({ parentPath, name }) =>
      readFileSync(join(parentPath, name), "utf8").includes("sourceMappingURL"),
    );
  expect(named.map(({ name }) => name)).toEqual([]);
});

test("pages use the hotel's own wording where it has any, and the default messages in other languages", async () => {
  const { secondSite } = world();
  const page = await newPage();
  for (const [path, words] of [
    ["/", "One letter a season, from the lake."],
    ["/de", "Ein Brief je Jahreszeit, vom See."],
    ["/tr", MESSAGES.tr.newsletter.intro],
  ] as const) {
    expect(await (await fetch(secondSite + path)).text()).toContain(words);
    await page.goto(secondSite + path);
    await hydrated(page);
    expect(await page.getByText(words).count()).toBe(1);
  }
});
