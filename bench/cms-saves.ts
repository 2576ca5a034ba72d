import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { object, number, string } from "yup";
import { runMain } from "../services/toolkit/run-main";
import { parsePublisherSettings } from "../services/publisher/settings";
import { startCms } from "../tests/support/cms-process";
import { freePort } from "../tests/support/host-process";
import { HOMES, startFakePublisher } from "../tests/support/publisher-fixture";
import { servePublisher } from "../tests/support/serve-publisher";

/** `npm run bench:cms -- 300` takes another number. */
const PAGES = Number(process.argv[2] ?? 3_000);
const SAVES = 40;
const MINUTE_MS = 60_000;
/** Milliseconds that a build takes, which nobody looks at here. */
const BUILD_MS = 3_000;
const SECRET = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;
const EMAIL = "owner@example.com";

const madeSchema = object({ doc: object({ id: number().required() }).required() });
const sessionSchema = object({ token: string().required() });

/** `npm run bench:cms`: 40 saves of editors in a minute, in a CMS with 3,000 pages, told to a publisher. */
async function main(signal: AbortSignal): Promise<void> {
  const folder = resolve(".test-sites/bench-cms");
  await rm(folder, { recursive: true, force: true });
  const settings = parsePublisherSettings({ WEBHOOK_SECRET: SECRET });
  const site = await startFakePublisher({ pages: HOMES, delay: BUILD_MS }, settings);
  const { app, origin } = await servePublisher(site, settings);
  const cms = await startCms(await freePort(), {
    CMS_DATA_DIR: join(folder, "cms"),
    WEBHOOK_URL: `${origin}/hooks/content`,
    WEBHOOK_SECRET: SECRET,
  });

  async function call(method: "POST" | "PATCH", path: string, token: string | undefined, body: object) {
    const answer = await fetch(`${cms.url}/api${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `JWT ${token}` }) },
      body: JSON.stringify(body),
      signal,
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  const pathOf = (page: number) => `/v1/pages/url-lang?property-id=1&url=/bench-${page}&lang=en`;
  const titleOf = async (page: number) => (await (await fetch(`${cms.url}/api${pathOf(page)}`)).json()).title;

  try {
    const password = await cms.addUser(EMAIL, "owner");
    const { token } = sessionSchema.validateSync(
      await call("POST", "/users/login", undefined, { email: EMAIL, password }),
    );
    const ids: number[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const made = await call("POST", "/pages?locale=en", token, {
        key: `bench-${page}`,
        url: `/bench-${page}`,
        title: `Page ${page}`,
        _status: "published",
      });
      ids.push(madeSchema.validateSync(made).doc.id);
    }
    await site.publisher.idle();
    const before = site.calls.length;

    let longest = 0;
    const save = async (page: number) => {
      await setTimeout((page * MINUTE_MS) / SAVES, undefined, { signal });
      const start = performance.now();
      const path = `/pages/${ids[page]}?locale=en`;
      await call("PATCH", path, token, { title: `Saved ${page}`, _status: "published" });
      longest = Math.max(longest, performance.now() - start);
    };
    const pages = Array.from({ length: SAVES }, (_, page) => page);
    await Promise.all(pages.map(save));

    const told = () => site.calls.slice(before);
    const isTold = (page: number) =>
      told().some((calls) => calls === undefined || calls.includes(pathOf(page)));
    while (!pages.every(isTold)) await setTimeout(100, undefined, { signal });
    await site.publisher.idle();
    const lost = [];
    for (const page of pages) if ((await titleOf(page)) !== `Saved ${page}`) lost.push(page);
    const spans = (await site.publisher.status()).builds
      .map(({ started, duration }) => [Date.parse(started ?? ""), duration ?? 0] as const)
      .sort(([one], [other]) => one - other);
    const overlapping = spans.filter(([start], index) => {
      const [last = 0, took = 0] = spans[index - 1] ?? [];
      return start < last + took;
    });
    console.log(
      `${PAGES} pages, ${SAVES} saves in a minute: ${lost.length} lost, the slowest answered after ${Math.round(longest)} ms; ` +
        `${told().length} builds of ${BUILD_MS / 1_000} s, ${overlapping.length} of them beside another.`,
    );
  } finally {
    await cms.stop();
    await app.close();
    await site.close();
  }
}

void runMain(main);
