import { ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";

/** In the page: those words that are hyphenated in a heading too narrow for them. */
function dividedWords(words: string[]): string[] {
  const heading = document.createElement("h3");
  document.querySelector("main")?.append(heading);
  const widthOf = (text: string) => {
    heading.style.width = "max-content";
    heading.textContent = text;
    return heading.getBoundingClientRect().width;
  };
  const divided = words.filter((word) => {
    // Two letters too narrow for the whole word, which would overflow without hyphens.
    const width = widthOf(word.slice(0, -2));
    heading.textContent = word;
    Object.assign(heading.style, { width: `${width}px`, overflowWrap: "normal" });
    return heading.scrollWidth <= heading.clientWidth;
  });
  heading.remove();
  return divided;
}

/** In the page: the computed value of `hyphens` of the first matching element. */
function hyphensOf(selector: string): string | undefined {
  const element = document.querySelector(selector);
  return element ? getComputedStyle(element).hyphens : undefined;
}

describe.each(ENGINES)("in %s", (_, engine) => {
  test("headings hyphenate only the longest compounds", async () => {
    const walk = await newWalk(engine, { languages: ["de"] });
    await walk.visit("/de/ueber-uns");
    expect(await walk.evaluate(dividedWords, ["Granatapfel", "Schokolade", "Zimmer"])).toEqual([]);
  });

  test("text is hyphenated in languages that need it, but not in English", async () => {
    const walk = await newWalk(engine, { languages: ["en"] });
    await walk.visit("/about-us");
    expect(await walk.evaluate(hyphensOf, "main p")).toBe("manual");
    await walk.visit("/de/ueber-uns");
    expect(await walk.evaluate(hyphensOf, "main p")).toBe("auto");
  });
});
