import type { Locator } from "playwright-core";
import { hydrated, PHONE, watchProblems, world } from "../../support/browser";
import { untilTrue } from "../../support/until-true";
import { newPage } from "../../support/visit";

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

test("a page fetches nothing of its film until play is pressed, then shows captions in its language, in the same frame", async () => {
  const page = await newPage({ viewport: PHONE });
  const problems = watchProblems(page);
  /** Paths of the films and captions that the browser requested. */
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp4|vtt)$/.test(pathname)) asked.push(pathname);
  });
  await page.goto(`${world().site}/tr/deneyim`);
  await hydrated(page);
  const play = page.getByRole("link", { name: "Filmi oynat" });
  await play.scrollIntoViewIfNeeded();
  await play.focus();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const frame = page.locator("section:has(a[href$='.mp4'])");
  await frame.evaluate((section) => section.setAttribute("data-frame", ""));
  const height = (await frame.boundingBox())?.height;
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
  expect((await page.locator("[data-frame]").boundingBox())?.height).toBe(height);
  expect(problems).toEqual([]);
});
