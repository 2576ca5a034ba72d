import type { BrowserContext, Locator, Page } from "playwright-core";
import { connect, hydrated, PHONE, watchProblems, world } from "../../support/browser";
import { untilTrue } from "../../support/until-true";

let context: BrowserContext | undefined;
/** Paths of the films and captions that the browser requested. */
let asked: string[];
let problems: string[];

afterEach(async () => {
  await context?.close();
  expect(problems).toEqual([]);
});

async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const browser = await connect();
  context = await browser.newContext({ viewport: PHONE, ...options });
  const page = await context.newPage();
  asked = [];
  problems = watchProblems(page);
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp4|vtt)$/.test(pathname)) asked.push(pathname);
  });
  await page.goto(world().site + path);
  return page;
}

/** The captions, and whether the film plays or, in a Chromium without H.264, has failed to. */
const state = (film: Locator) =>
  film.evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error("The film is no video.");
    const [track] = video.textTracks;
    const canPlay = video.canPlayType('video/mp4; codecs="avc1.640020"') !== "";
    // A video that can't play any of its sources has no error.
    const hasFailed = video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
    const plays = canPlay ? video.currentTime > 0 : hasFailed;
    return { plays, mode: track?.mode, cues: track?.cues?.length ?? 0 };
  });

test("a page fetches nothing of its film until play is pressed, then shows captions in its language", async () => {
  const page = await open("/tr/deneyim");
  await hydrated(page);
  const play = page.getByRole("link", { name: "Filmi oynat" });
  await play.scrollIntoViewIfNeeded();
  await play.focus();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  const film = page.locator("video");
  await untilTrue(async () => {
    const { plays, cues } = await state(film);
    return plays && cues > 0;
  });
  expect(await film.evaluate((video) => document.activeElement === video)).toBe(true);
  expect(await state(film)).toMatchObject({ mode: "showing", cues: 7 });
  expect(await film.locator("track").getAttribute("srclang")).toBe("tr");
  expect(asked.filter((file) => file.endsWith(".vtt"))).toHaveLength(1);
  expect(asked.some((file) => file.endsWith("/bay-day-480.mp4"))).toBe(true);
  expect(asked.some((file) => file.endsWith("/bay-day.mp4"))).toBe(false);
  expect(await play.count()).toBe(0);
});

test("the film's frame keeps its height when playback starts", async () => {
  const page = await open("/experience");
  await hydrated(page);
  const play = page.getByRole("link", { name: "Play the film" });
  const frame = page.locator("section:has(a[href$='.mp4'])");
  const height = (await frame.boundingBox())?.height;
  await play.click();
  await page.locator("video").waitFor();
  expect((await page.locator("section:has(video)").boundingBox())?.height).toBe(height);
});
