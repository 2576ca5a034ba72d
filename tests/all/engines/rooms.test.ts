import sharp from "sharp";
import { dayAfter } from "../../../shared/date-format";
import { ENGINES, OTHER_ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";
import { untilTrue } from "../../support/until-true";

/** In the page: hints of the empty dates; null for a date that is chosen. */
const shownHints = () =>
  [...document.querySelectorAll("main [type=date] + span")].map((hint) =>
    hint.checkVisibility() ? hint.textContent : null,
  );

/** In the page: scrolls to the arrival date, empty or set to today; returns its position in the window. */
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
  test("one click on a date opens a calendar in which both days can be chosen by keyboard", async () => {
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
});

describe.each(ENGINES)("in %s", (_, engine) => {
  test("an empty date has a hint in the page's language, not the browser's, and looks different from a chosen one", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/accommodation/sea-suite");
    expect(await walk.evaluate(shownHints)).toEqual(["Choose a day", "Choose a day"]);
    const pixels = async (isChosen: boolean) => {
      const place = await walk.evaluate(showArrival, isChosen);
      return sharp(await walk.screenshot())
        .extract(place)
        .greyscale()
        .raw()
        .toBuffer();
    };
    let different = 0;
    // A busy engine may return the previous frame.
    await untilTrue(async () => {
      const [empty, chosen] = [await pixels(false), await pixels(true)];
      different = empty.filter((value, index) => Math.abs(value - (chosen[index] ?? 0)) > 60).length;
      return different > 50;
    });
    expect(different).toBeGreaterThan(50);
  });
});
