import { hydrated, world } from "../support/browser";
import { editContent, headingOf, htmlOf, LIVE_TOKEN, SIGNED_IN, statusOf } from "../support/live-site";
import { untilTrue } from "../support/until-true";
import { newPage } from "../support/visit";

const PAGE = "/about-us";
const HEADING = "A house lower than its trees";

test("after the webhook, an editor's change is live, on the status page and in a visitor's open tab", async () => {
  const { live } = world();
  const visitor = await newPage();
  const known = visitor.waitForResponse((response) => response.url().includes("/builds/meta/"));
  await visitor.goto(live.origin);
  await hydrated(visitor);
  await known;
  const editor = await newPage();
  await editor.goto(`${live.origin}/hooks?lang=en`);
  await editor.getByLabel("Token or secret of the publisher").fill(LIVE_TOKEN);
  await editor.getByRole("button", { name: "Sign in" }).click();

  await editContent(live, "pages/about-us.json", await headingOf(live, PAGE), HEADING);
  const webhook = `${live.origin}/hooks/content`;
  expect((await fetch(webhook, { method: "POST" })).status).toBe(401);
  const told = await fetch(webhook, { method: "POST", headers: SIGNED_IN });
  expect(told.status).toBe(202);
  await untilTrue(async () => (await htmlOf(live, PAGE)).includes(HEADING));
  await editor.getByText("Changed: 1").first().waitFor();
  const [build] = (await statusOf(live)).builds;
  expect(build?.changes?.changed).toEqual({ en: [PAGE], tr: [], ru: [], de: [] });

  // The event that a page gets when its tab is selected again.
  const polled = visitor.waitForResponse((response) => response.url().includes("/builds/latest.json"));
  await visitor.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await (await polled).finished();
  await visitor.getByRole("link", { name: "About us", exact: true }).first().click();
  await visitor.waitForURL(`${live.origin}${PAGE}`);
  expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe(HEADING);
});
