import { runMain } from "../services/toolkit/run-main";
import { DEFAULT_LOCALE } from "../shared/locales";
import { findInstalledChromium } from "../tests/support/chromium";
import { openBeside, openOffice, previewIsThere, typeTitle } from "../tests/support/cms/office";
import { median, printFigures } from "./medians";

const CHANGES = 10;

/** `npm run bench:preview`: how long after the last key a form's preview shows what was typed; an editor's whole machine on this one. */
async function main(): Promise<void> {
  const desk = await openOffice(findInstalledChromium);
  try {
    await previewIsThere(desk);
    const editor = await desk.signIn("editor");
    const frame = await openBeside(desk, editor, "gallery", DEFAULT_LOCALE);
    const seconds = async (title: string) => (await typeTitle(editor.page, frame, title)) / 1_000;
    // Waits for the site's own first build.
    await seconds("Pictures 0");
    const next: number[] = [];
    for (let change = 1; change <= CHANGES; change += 1) next.push(await seconds(`Pictures ${change}`));
    const figures = { fastest: Math.min(...next), median: median(next), slowest: Math.max(...next) };
    const rounded = Object.entries(figures).map(([name, time]) => [name, time.toFixed(2)]);
    printFigures({ "from the last key to the frame, s": Object.fromEntries(rounded) }, 1);
  } finally {
    await desk.close();
  }
}

void runMain(main);
