import { headingOf, secondsUntilLive, type LiveSite, startLiveSite } from "../../support/live-site";
import { hydrated } from "../../support/browser";
import { EMBEDDED_HOTEL } from "../../support/site";
import { newPage } from "../../support/visit";

const PATIENCE = 300_000;

let site: LiveSite;
beforeAll(async () => {
  site = await startLiveSite(EMBEDDED_HOTEL.workspace);
}, PATIENCE);
afterAll(() => site.stop());

test(
  "a title that an editor saves is on the status page, and in a visitor's open tab at the next navigation",
  async () => {
    const visitor = await newPage();
    const known = visitor.waitForResponse((response) => response.url().includes("/builds/meta/"));
    await visitor.goto(site.origin);
    await hydrated(visitor);
    await known;
    const editor = await newPage();
    await editor.goto(`${site.statusPage}&lang=en`);

    const title = await headingOf(site, "/about-us");
    const seconds = await secondsUntilLive(site, {
      file: "pages/about-us.json",
      text: title,
      replacement: "A house lower than its trees",
      page: "/about-us",
    });
    process.stdout.write(
      `From save to live, other tests beside it: ${seconds.toFixed(1)} s; npm run bench:live times it alone.\n`,
    );
    await editor.getByText("Changed: 1").first().waitFor();
    const [build] = (await site.status()).builds;
    expect(build?.changes?.changed).toEqual({ en: ["/about-us"], tr: [], ru: [], de: [] });

    // What the browser tells a page whose tab is chosen again.
    const polled = visitor.waitForResponse((response) => response.url().includes("/builds/latest.json"));
    await visitor.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await (await polled).finished();
    await visitor.getByRole("link", { name: "About us", exact: true }).first().click();
    await visitor.getByRole("heading", { level: 1, name: "A house lower than its trees" }).waitFor();
  },
  PATIENCE,
);
