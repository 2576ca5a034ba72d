import { ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";

// WebKit doesn't support forced colours, as none of its platforms has them.
const FORCED = ENGINES.filter(([, { canForceColours }]) => canForceColours);

describe.each(FORCED)("in %s with forced colours", (_, engine) => {
  test("a selected chip looks different from the others", async () => {
    const walk = await newWalk(engine, { forcedColours: true });
    await walk.visit("/accommodation");
    expect(await walk.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    await walk.click("[role=search] label:has([value=own-pool])");
    // Even with reduced motion, colours change in a transition, which starts from the old colour.
    await walk.until(
      () => document.querySelector("[name=with]:checked") !== null && document.getAnimations().length === 0,
    );
    const [chosen, other] = await walk.evaluate(() =>
      [":checked", ":not(:checked)"].map((chip) => {
        const element = document.querySelector(`[name=with]${chip} + span`);
        return element && getComputedStyle(element).backgroundColor;
      }),
    );
    expect(chosen).not.toBe(other);
  });
});
