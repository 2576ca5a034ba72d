import sharp from "sharp";
import { dayAfter } from "../../../shared/date-format";
import { PHONE } from "../../support/browser";
import { ENGINES, OTHER_ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";
import { untilTrue } from "../../support/until-true";

const shownRooms = (names: readonly string[]) => {
  const cards = [...document.querySelectorAll("[data-room]")].filter((card) => card.checkVisibility());
  return JSON.stringify(cards.map((card) => card.querySelector("h3")?.textContent)) === JSON.stringify(names);
};

/** In the page: what empty dates say; null for a date that is chosen. */
const shownHints = () =>
  [...document.querySelectorAll("main [type=date] + span")].map((hint) =>
    hint.checkVisibility() ? hint.textContent : null,
  );

/** In the page: brings the date of arrival into view, empty or today's; answers its place in the window. */
function showArrival(isChosen: boolean) {
  const field = document.querySelector<HTMLInputElement>("main form[action*=reservations] [name=from]");
  if (!field) throw new Error("No field takes the date of arrival.");
  field.value = isChosen ? field.min : "";
  field.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = field.getBoundingClientRect();
  return {
    left: Math.ceil(left),
    top: Math.ceil(top),
    width: Math.floor(width),
    height: Math.floor(height) - 2,
  };
}

describe.each(OTHER_ENGINES)("in %s", (_, engine) => {
  test("chips find a room, stand in the address, and Back takes them away", async () => {
    const walk = await newWalk(engine, { size: PHONE });
    await walk.visit("/accommodation");
    await walk.click("[role=search] label:has([value=own-pool])");
    await walk.until(shownRooms, ["Garden Pool House", "Bay Pool House"]);
    await walk.click("[role=search] label:has([value=sea-view])");
    await walk.arrives("/accommodation?with=sea-view&with=own-pool");
    await walk.until(shownRooms, ["Bay Pool House"]);
    await walk.back();
    await walk.until(shownRooms, ["Garden Pool House", "Bay Pool House"]);
    expect(await walk.evaluate(() => location.search)).toBe("?with=own-pool");
  });

  test("one press on a date opens a calendar, in which keys choose both days", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/accommodation/sea-suite");
    await walk.until(() => document.querySelector("main .calendar-button")?.checkVisibility() === true);
    await walk.click("main .calendar-button");
    await walk.until(() => Boolean(document.activeElement?.closest("dialog.calendar [role=gridcell]")));
    await walk.press("Enter");
    await walk.press("ArrowRight");
    await walk.press("Enter");
    await walk.press("Escape");
    await walk.until(() => document.activeElement?.matches("main .calendar-button") === true);
    const stay = await walk.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>("main [type=date]")].map(({ value, min }) => ({
        value,
        min,
      })),
    );
    const today = stay[0]?.min ?? "";
    expect(stay.map(({ value }) => value)).toEqual([today, dayAfter(today)]);
    expect(await walk.evaluate(shownHints)).toEqual([null, null]);
  });

  test("dates and guests of a room are handed to the reservation site", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/accommodation/sea-suite");
    // The reservation site is not ours to reach: what the browser is about to ask it for is read before it leaves.
    await walk.evaluate(() => {
      window.addEventListener("submit", (event) => {
        if (!(event.target instanceof HTMLFormElement)) return;
        event.preventDefault();
        const fields = [...new FormData(event.target)].map(([name, value]) => `${name}=${String(value)}`);
        document.documentElement.dataset.asked = `${event.target.action}?${fields.sort().join("&")}`;
      });
    });
    await walk.evaluate(() => {
      const form = document.querySelector("main form[action*=reservations]");
      for (const [name, date] of [
        ["from", "2031-06-05"],
        ["to", "2031-06-12"],
      ]) {
        const field = form?.querySelector(`[name=${name}]`);
        if (!(field instanceof HTMLInputElement)) throw new Error(`No field is called ${name}.`);
        // By hand, each engine and language takes other keys.
        field.value = date ?? "";
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    await walk.click("main form[action*=reservations] button[type=submit]");
    await walk.until(() => "asked" in document.documentElement.dataset);
    expect(await walk.evaluate(() => document.documentElement.dataset.asked)).toBe(
      "https://reservations.pinarabay.example/?adults=2&from=2031-06-05&kids=0&lang=en&room=105&to=2031-06-12",
    );
  });
});

describe.each(ENGINES)("in %s", (_, engine) => {
  test("an empty date speaks the page's language, not the browser's", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/accommodation/sea-suite");
    expect(await walk.evaluate(shownHints)).toEqual(["Choose a day", "Choose a day"]);
  });

  test("an empty date does not look as one that is chosen", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/accommodation/sea-suite");
    const pixels = async (isChosen: boolean) => {
      const place = await walk.evaluate(showArrival, isChosen);
      return sharp(await walk.screenshot())
        .extract(place)
        .greyscale()
        .raw()
        .toBuffer();
    };
    let different = 0;
    // An engine at work may hand out the frame before.
    await untilTrue(async () => {
      const [empty, chosen] = [await pixels(false), await pixels(true)];
      different = empty.filter((value, index) => Math.abs(value - (chosen[index] ?? 0)) > 60).length;
      return different > 50;
    });
    expect(different).toBeGreaterThan(50);
  });
});
