import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { number, object, string } from "yup";
import { runMain } from "../toolkit/run-main";
import { parsePublisherSettings } from "../services/publisher/settings";
import { startCms } from "../tests/support/cms/process";
import { freePort } from "../tests/support/free-port";
import { HOMES, startFakePublisher } from "../tests/support/publisher-fixture";
import { servePublisher } from "../tests/support/serve-publisher";
import { addDocuments } from "./many-documents";
import { median, printLoad } from "./medians";

/** `npm run bench:cms -- 300` sets another number. */
const PAGES = Number(process.argv[2] ?? 3_000);
const PICTURES = Math.ceil((PAGES * 5) / 3);
/** Requests per list. */
const LOOKS = 5;
const SAVES = 40;
const MINUTE_MS = 60_000;
/** Milliseconds a build takes, which isn't measured here. */
const BUILD_MS = 3_000;
const SECRET = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;
const EMAIL = "owner@example.com";

/** Documents in a list, which requests the status of their languages. */
const SHOWN = 50;

const statusSchema = object({ answeredAt: number() });
const sessionSchema = object({ token: string().required() });

/** The admin's requests: its lists, and the choices for links and pictures, unfiltered and searched. */
const LISTS = {
  dashboard: "/admin",
  "list of pages": "/admin/collections/pages?limit=50",
  "list of pages, looked for": "/admin/collections/pages?limit=50&search=page%2029",
  "list of pictures": "/admin/collections/media?limit=50",
  "list of translations": "/admin/translations",
  "pages to link to": chooser("pages", "key", "title"),
  "pages to link to, looked for": chooser("pages", "key", "title", "page 29"),
  pictures: chooser("media", "filename", "alt"),
  "pictures, looked for": chooser("media", "filename", "alt", "picture 49"),
};

/** The request of cms/src/admin/use-choices.ts. */
function chooser(collection: string, value: string, text: string, search?: string): string {
  const looked =
    search === undefined
      ? ""
      : `&where[or][0][${value}][like]=${search}&where[or][1][${text}][like]=${search}`;
  return `/api/${collection}?locale=en&depth=0&limit=20&sort=${value}&select[${value}]=true&select[${text}]=true${looked}`;
}

/** `npm run bench:cms`: times lists and 40 published saves in a minute, with 3,000 pages and 5,000 pictures. */
async function main(signal: AbortSignal): Promise<void> {
  const folder = resolve(".test-sites/bench-cms");
  await rm(folder, { recursive: true, force: true });
  const settings = parsePublisherSettings({ WEBHOOK_SECRET: SECRET });
  const site = await startFakePublisher({ pages: HOMES, delay: BUILD_MS }, settings);
  const { app, origin } = await servePublisher(site, settings);
  const port = await freePort();
  const variables = {
    CMS_DATA_DIR: join(folder, "cms"),
    WEBHOOK_URL: `${origin}/hooks/content`,
    WEBHOOK_SECRET: SECRET,
  };
  await (await startCms(port, variables)).stop();
  const ids = await addDocuments(join(folder, "cms/cms.db"), { pages: PAGES, pictures: PICTURES });
  const cms = await startCms(port, variables);

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
    const headers = { Authorization: `JWT ${token}`, Cookie: `payload-token=${token}` };
    const isUpToDate = async () => {
      const answer = await fetch(`${cms.url}/api/publish-status`, { headers, signal });
      return statusSchema.validateSync(await answer.json()).answeredAt !== undefined;
    };
    while (!(await isUpToDate())) await setTimeout(100, undefined, { signal });
    await site.publisher.idle();
    const shown = { "languages of a list": `/api/pages/language-status?ids=${ids.slice(0, SHOWN).join()}` };
    for (const [name, path] of Object.entries({ ...LISTS, ...shown })) {
      const times: number[] = [];
      for (let look = 0; look < LOOKS; look += 1) times.push(await timeOf(cms.url + path, headers));
      console.log(
        `${name}: ${Math.round(Math.max(...times))} ms at most, ${Math.round(median(times))} ms in the middle`,
      );
    }
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
      `${PAGES} pages, ${PICTURES} pictures, ${SAVES} saves in a minute: ${lost.length} lost, the slowest answered after ${Math.round(longest)} ms; ` +
        `${told().length} builds of ${BUILD_MS / 1_000} s, ${overlapping.length} of them beside another.`,
    );
    printLoad();
  } finally {
    await cms.stop();
    await app.close();
    await site.close();
  }
}

/** Milliseconds until the whole response has arrived. */
async function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`GET ${url} answered ${answer.status}.`);
  return performance.now() - start;
}

void runMain(main);
