import { type RunningContentServer, startContentServer } from "../../../../services/content-server/server";
import { untilTrue } from "../../../support/until-true";
import { type ContentFolder, copyContent, SMALL_HOTEL } from "../../../support/content/content-folder";

let folder: ContentFolder;
let server: RunningContentServer;
let reports: string[];
let reported: (message: string) => void;

beforeEach(async () => {
  folder = await copyContent(SMALL_HOTEL);
  reports = [];
  reported = () => {};
  server = await startContentServer({
    contentDir: folder.path,
    port: 0,
    report: (message) => {
      reports.push(message);
      reported(message);
    },
  });
});
afterEach(() => server.close());

const nextReport = () => new Promise<string>((resolve) => (reported = resolve));
const nextChange = () =>
  new Promise<readonly string[]>((resolve) => {
    const stop = server.onChange((paths) => {
      stop();
      resolve(paths);
    });
  });

async function title(): Promise<unknown> {
  const response = await fetch(`${server.url}/v1/pages/url-lang?property-id=1&url=/de&lang=de`);
  const page: unknown = await response.json();
  return page;
}

test("a broken edit is reported, and the last good content stays until it is fixed", async () => {
  const report = nextReport();
  await folder.edit("pages/home.json", `"de": "Birch Lake Lodge am See"`, `"de": ""`);
  expect(await report).toContain("pages/home.json: title: has no text in de");
  expect(await title()).toMatchObject({ title: "Birch Lake Lodge am See" });

  const change = nextChange();
  await folder.edit("pages/home.json", `"de": ""`, `"de": "Wieder gut"`);
  expect(await change).toEqual(["pages/home.json"]);
  expect(await title()).toMatchObject({ title: "Wieder gut" });
  expect(reports).toHaveLength(1);
});

test("a new picture can be used as soon as the manifest describes it", async () => {
  const change = nextChange();
  await folder.write("media/boat.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>`);
  expect(await change).toEqual(["media/boat.svg"]);

  const used = nextChange();
  await folder.edit("pages/home.json", `"file": "lake.png"`, `"file": "boat.svg"`);
  await used;
  expect(await title()).toMatchObject({
    heroSlides: [{ file: { sourceUrl: "/media/boat.svg", width: 40, height: 20 } }],
  });
});

test("a page appears and disappears at its scheduled time without a save, and both are reported", async () => {
  const status = async () =>
    (await fetch(`${server.url}/v1/pages/url-lang?property-id=1&url=/about-us&lang=en`)).status;
  let planned = `"id": 2,`;
  const plan = async (field: string, milliseconds: number) => {
    const next = `"id": 2, "${field}": "${new Date(Date.now() + milliseconds).toISOString()}",`;
    await folder.edit("pages/about-us.json", planned, next);
    planned = next;
  };
  const told: string[] = [];
  server.onChange((paths) => told.push(...paths));

  await plan("publishAt", 3_600_000);
  await untilTrue(async () => (await status()) === 404);
  await plan("publishAt", 1_500);
  await untilTrue(async () => (await status()) === 200);
  await plan("unpublishAt", 1_500);
  await untilTrue(async () => (await status()) === 404);
  expect(new Set(told)).toEqual(new Set(["pages/about-us.json"]));
});

test("an invalid time is reported", async () => {
  const report = nextReport();
  await folder.edit("pages/about-us.json", `"id": 2,`, `"id": 2, "publishAt": "1 December",`);
  expect(await report).toContain("pages/about-us.json: publishAt: must be a time with its offset");
});
