import type { Page } from "playwright-core";
import { SCREENS, visit } from "../support/visit";

const TWO_ROOMS = "?compare=garden-room,sea-suite";
const FACTS_OF_TWO = [
  ["", "Garden Room", "Sea Suite"],
  ["Size", "30 m²", "62 m²"],
  ["Guests", "2 adults, 1 child", "2 adults, 2 children"],
  [
    "Bed",
    "One double bed, 180 × 200 cm, or two single beds",
    "One double bed, 200 × 200 cm; one sofa bed, 140 × 200 cm",
  ],
  ["View", "Garden and palms, the bay behind", "Bay and southern point"],
];

const comparison = (page: Page) => page.getByRole("region", { name: "Compare rooms" });
const table = (page: Page) => comparison(page).getByRole("table");
const choice = (page: Page, room: string) =>
  comparison(page).getByRole("checkbox", { name: room, exact: true });

/** The cells of the table as they are read, row by row. */
async function rows(page: Page): Promise<string[][]> {
  await table(page).waitFor();
  return table(page)
    .locator("tr")
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? "")));
}

test.each(SCREENS)("on %s chosen rooms stand side by side, from two on", async (_, viewport) => {
  const page = await visit("/accommodation", { viewport });
  await choice(page, "Garden Room").check();
  expect(await table(page).count()).toBe(0);
  await choice(page, "Sea Suite").check();
  const [features, ...facts] = (await rows(page)).reverse();
  expect(facts.reverse()).toEqual(FACTS_OF_TWO);
  expect(features?.[2]).toContain("Separate living room and bedroom");
  expect(new URL(page.url()).search).toBe(TWO_ROOMS);
});

test("the address shows the same comparison to somebody else", async () => {
  const page = await visit(`/accommodation${TWO_ROOMS}`);
  expect((await rows(page)).slice(0, 5)).toEqual(FACTS_OF_TWO);
  expect(await choice(page, "Sea Suite").isChecked()).toBe(true);
  const german = await visit("/de/accommodation?compare=gartenzimmer,meersuite", { locale: "de" });
  await german.getByRole("columnheader", { name: "Meersuite" }).waitFor();
});

test("a fifth room has to wait until one is taken away, and the page says so", async () => {
  const page = await visit("/accommodation");
  for (const room of ["Garden Room", "Sea Room", "Family Duplex", "Sea Suite"])
    await choice(page, room).check();
  expect((await rows(page))[0]).toHaveLength(5);
  expect(await choice(page, "Pinara Suite").isDisabled()).toBe(true);
  await comparison(page).getByText("4 of 4 chosen; take one away to choose another").waitFor();
  await choice(page, "Sea Room").uncheck();
  await choice(page, "Pinara Suite").check();
  expect((await rows(page))[0]).toEqual(["", "Garden Room", "Family Duplex", "Sea Suite", "Pinara Suite"]);
  await comparison(page).getByRole("button", { name: "Start over" }).click();
  await table(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});

test("an address with unknown or too many rooms shows the first four that exist", async () => {
  const page = await visit(
    "/accommodation?compare=x,sea-suite,garden-room,sea-room,pinara-suite,family-duplex",
  );
  expect((await rows(page))[0]).toEqual(["", "Sea Suite", "Garden Room", "Sea Room", "Pinara Suite"]);
});

test("paper shows the comparison and nothing else", async () => {
  const page = await visit(`/accommodation${TWO_ROOMS}`);
  await table(page).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await table(page).isVisible()).toBe(true);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await choice(page, "Sea Suite").isVisible()).toBe(false);
  const { width, paper } = await table(page).evaluate((element) => ({
    width: element.scrollWidth,
    paper: element.parentElement?.clientWidth ?? 0,
  }));
  expect(width).toBeLessThanOrEqual(paper);
});
