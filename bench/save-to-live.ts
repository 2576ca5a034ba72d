import { runMain } from "../toolkit/run-main";
import { headingOf, secondsUntilLive, startLiveSite } from "../tests/support/live-site";

const PAGE = "/about-us";
const FILE = "pages/about-us.json";
const HEADINGS = ["The first heading", "The second heading", "The third heading"];

/** `npm run bench:live`: seconds from an editor's save to the page that visitors get, for the embedded hotel. */
async function main(signal: AbortSignal): Promise<void> {
  const { site, stop } = await startLiveSite(".");
  try {
    for (const heading of HEADINGS) {
      signal.throwIfAborted();
      const edit = { file: FILE, text: await headingOf(site, PAGE), replacement: heading, page: PAGE };
      console.log(`${heading}: live after ${(await secondsUntilLive(site, edit)).toFixed(1)} s`);
    }
  } finally {
    await stop();
  }
}

void runMain(main);
