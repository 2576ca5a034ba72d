import { type RunningContentServer, startContentServer } from "../../../services/content-server/server";
import { type ContentFolder, copyContent, SMALL_HOTEL } from "./content-folder";

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
afterEach(async () => {
  await server.close();
  await folder.remove();
});

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

test("an edited file is served without a restart, and the change is told", async () => {
  const change = nextChange();
  await folder.edit("pages/home.json", "Birch Lake Lodge am See", "Ein neuer Titel");
  expect(await change).toEqual(["pages/home.json"]);
  expect(await title()).toMatchObject({ title: "Ein neuer Titel" });
});

test("a broken edit is named and the last good content stays, until it is put right", async () => {
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
