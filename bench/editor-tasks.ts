import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { EDITOR_DESK } from "../languages/editor-desk";
import { EDITOR_FIELDS } from "../languages/editor-fields";
import { messageOf } from "../shared/errors";
import { DEFAULT_LOCALE, LOCALES } from "../shared/locales";
import { runMain } from "../services/toolkit/run-main";
import { findInstalledChromium } from "../tests/support/chromium";
import { type Desk, openDesk, type Seat } from "../tests/support/cms/desk";
import { untilTrue } from "../tests/support/until-true";
import { type Effort, Hands } from "./editor-hands";
import { printFigures } from "./medians";

/** The widths of a desktop and of a phone, in pixels. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Milliseconds of a task. */
const LONGEST = 120_000;
const PICTURE = resolve("content/media/pinara-cape.jpg");
const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });
const { tasks, creating } = EDITOR_DESK.en;

/** A day's tasks, each from the first view after the sign-in to the saved answer. `name` makes what is written one's own. */
const TASKS: Record<string, (hands: Hands, name: string) => Promise<void>> = {
  "change a heading": async (hands, name) => {
    await openFromList(hands, "pages", "gallery");
    await writeTitle(hands, `Pictures ${name}`);
    await publish(hands);
  },
  "an offer in four languages": async (hands, name) => {
    await create(hands, "pages", creating.pages.offer.label, `Offer ${name}`);
    await publish(hands);
    for (const locale of OTHER_LOCALES) {
      const { page } = hands;
      const language = LANGUAGE_NAMES.of(locale) ?? locale;
      const address = page.locator("#field-url");
      await hands.press(page.locator(".app-header__localizer .popup-button"), () =>
        menu(hands).first().isVisible(),
      );
      await hands.follow(menu(hands).filter({ hasText: language }), new RegExp(`locale=${locale}`));
      await untilTrue(async () => (await title(hands).inputValue()) === "");
      await writeTitle(hands, `${language} ${name}`);
      await hands.write(address, `/${locale}/offer-${name}`);
      await publish(hands);
    }
  },
  "change a price": async (hands, name) => {
    await hands.follow(task(hands, tasks.price), /collections\/rooms/);
    await hands.follow(hands.page.locator("tbody td a").first(), /rooms\/\d+/);
    const price = hands.page.locator("#field-priceFrom__amount");
    await hands.press(tab(hands, EDITOR_FIELDS.en.rooms.tabFacts), () => price.isVisible());
    await hands.write(price, String(150 + name.length));
    await publish(hands);
  },
  "a new room": async (hands, name) => {
    await create(hands, "rooms", "Suite", `Suite ${name}`);
    await hands.write(hands.page.locator("#field-summary"), "A quiet suite above the bay.");
    await publish(hands);
  },
  "exchange a picture": async (hands) => {
    const { page } = hands;
    await hands.follow(task(hands, tasks.picture), /collections\/media/);
    await hands.follow(page.locator("tbody td a").first(), /media\/\d+/);
    const field = page.locator(".file-field input[type=file]");
    await hands.press(page.locator(".file-details__remove"), async () => (await field.count()) > 0);
    await hands.choose(field, PICTURE, async () => (await page.locator(".file-field__filename").count()) > 0);
    await hands.save(page.locator("#action-save"));
  },
  "plan a change": async (hands, name) => {
    const { page } = hands;
    await openFromList(hands, "pages", "contact");
    await writeTitle(hands, `Contact ${name}`);
    const plan = page.locator("#schedule-publish");
    await hands.press(page.locator("#action-save-popup button"), () => plan.isVisible());
    const time = page.locator(".date-time-picker input");
    await hands.press(plan, () => time.isVisible());
    await hands.press(page.locator(".radio-input__label").filter({ hasText: /^Publish$/ }), () =>
      page.getByLabel("Publish", { exact: true }).isChecked(),
    );
    await hands.write(time, "Dec 24, 2027 6:00 PM");
    await page.keyboard.press("Enter");
    const saved = page.getByText("Scheduled successfully.");
    await hands.press(page.locator("#scheduled-publish-save"), () => saved.isVisible());
  },
  "undo a change": async (hands) => {
    const { page } = hands;
    await openFromList(hands, "pages", "gallery");
    await hands.follow(page.getByRole("link", { name: "Versions" }), /\/versions/);
    await hands.follow(page.locator(".version-list tbody a").nth(1), /\/versions\/\w+/);
    const confirm = page.locator("#confirm-action");
    await hands.press(page.locator(".restore-version button").first(), () => confirm.isVisible());
    await hands.follow(confirm, /pages\/\d+(\?.*)?$/);
  },
};

/** What a translator finds in the morning: a new page, whose title and address are missing. */
const MORNING = "a translator’s morning";

/** `npm run bench:desk`: presses, keys and seconds of eight tasks in the built admin, on a desktop and on a phone. */
async function main(): Promise<void> {
  const desk = await openDesk("bench-desk", {}, findInstalledChromium);
  const figures: Record<string, Effort> = {};
  const failed: string[] = [];
  try {
    const [owner, translator] = [
      await desk.signIn("owner"),
      await desk.signIn("translator", OTHER_LOCALES.slice(-1)),
    ];
    for (const size of SIZES) {
      for (const seat of [owner, translator]) await seat.page.setViewportSize(size);
      const note = async (name: string, done: () => Promise<Effort>) => {
        const title = `${name}, ${size.width} px`;
        try {
          figures[title] = await Promise.race([done(), givenUp()]);
          console.log(`${title}: done`);
        } catch (error) {
          failed.push(`${title}: ${messageOf(error)}`);
          console.log(failed.at(-1));
        }
      };
      for (const [name, does] of Object.entries(TASKS)) {
        const hands = await begin(desk, owner.page);
        await note(name, () => hands.effortOf(() => does(hands, String(size.width))));
      }
      await note(MORNING, () => morning(desk, owner, translator.page, String(size.width)));
    }
  } finally {
    await desk.close();
  }
  printFigures(Object.fromEntries(Object.entries(figures).map(([name, effort]) => [name, { ...effort }])), 1);
  if (failed.length > 0) throw new Error(`Not done:\n${failed.join("\n")}`);
}

/** Rejects after the longest that a task takes on a machine at work. */
async function givenUp(): Promise<never> {
  await setTimeout(LONGEST, undefined, { ref: false });
  throw new Error(`it was not done within ${LONGEST / 1_000} s`);
}

async function morning(desk: Desk, owner: Seat, page: Page, name: string): Promise<Effort> {
  const made = await owner.call("POST", "/pages?locale=en", {
    key: `walks-${name}`,
    title: `Walks ${name}`,
    url: `/walks-${name}`,
    _status: "published",
  });
  if (made.status !== 201)
    throw new Error(`The page to translate was not made: ${JSON.stringify(made.body)}`);
  const hands = await begin(desk, page);
  return hands.effortOf(async () => {
    await hands.follow(page.getByRole("link", { name: `Walks ${name}` }), /pages\/\d+/);
    const address = `/de/spaziergaenge-${name}`;
    // What is typed is kept by itself after a pause.
    const kept = page.waitForResponse(
      (answer) => answer.ok() && answer.request().postData()?.includes(address) === true,
    );
    await writeTitle(hands, `Spaziergänge ${name}`, "#action-save-draft");
    await hands.write(page.locator("#field-url"), address);
    await kept;
  });
}

async function begin({ cms }: Desk, page: Page): Promise<Hands> {
  await page.goto(`${cms.url}/admin?locale=en`);
  return new Hands(page);
}

async function openFromList(hands: Hands, collection: string, words: string): Promise<void> {
  const { page } = hands;
  await hands.follow(
    page.locator(`#card-${collection} .card__click`),
    new RegExp(`collections/${collection}`),
  );
  await hands.write(page.locator("#search-filter-input"), words, async () =>
    page.url().includes(`search=${words}`),
  );
  await hands.follow(page.locator("tbody td a").first(), new RegExp(`${collection}/\\d+`));
}

async function create(hands: Hands, collection: string, kind: string, name: string): Promise<void> {
  const { page } = hands;
  await hands.follow(page.locator(`#card-${collection} a[href$="/create"]`), /\/create/);
  const radio = page.getByRole("radio", { name: kind });
  await hands.press(radio, () => radio.isChecked());
  await hands.write(title(hands), name);
  await hands.follow(page.getByRole("button", { name: creating.create }), /\/\d+\?locale=/);
}

/** Once the form runs, it takes what is typed: its button says so. */
function writeTitle(hands: Hands, text: string, button = "#action-save"): Promise<void> {
  return hands.write(title(hands), text, () => hands.page.locator(button).isEnabled());
}

function publish(hands: Hands): Promise<void> {
  return hands.save(hands.page.locator("#action-save"));
}

const title = ({ page }: Hands) => page.locator("#field-title");
const menu = ({ page }: Hands) => page.locator(".popup-button-list__button");
const task = ({ page }: Hands, name: string) =>
  page.locator(".desk").getByRole("link", { name, exact: true });
const tab = ({ page }: Hands, name: string) => page.getByRole("button", { name, exact: true });

void runMain(main);
