import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { documentPaths, placeDocuments } from "../../../plugins/gatsby-source-hotel/src/documents";
import { temporaryFolder } from "../../support/temporary-folder";

const ORIGINS = ["https://cms.example", "https://hotel.example"];

test("documents in the content's links and texts are found once each, except those of other sites", () => {
  const content = {
    menus: [{ items: [{ url: "/media/spa%20list.pdf" }] }],
    pages: new Map([
      ["en", { link: { url: "https://cms.example/media/menu.PDF" }, title: "Our menu.pdf" }],
      [
        "de",
        { content: '<p><a href="/media/spa%20list.pdf">a</a> <a href="https://x.example/b.pdf">b</a></p>' },
      ],
    ]),
  };
  expect(documentPaths(content, ORIGINS)).toEqual(["/media/spa list.pdf", "/media/menu.PDF"]);
});

async function stored(folder: string, name: string, text: string) {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return { path, width: 0, height: 0 };
}

test("a document keeps its unique address when it changes, and is removed once nothing links to it", async () => {
  const [folder, site] = [await temporaryFolder(), await temporaryFolder()];
  const menu = ["/media/menu.pdf", await stored(folder, "1/menu.pdf", "%PDF-1.7 one")] as const;
  const other = ["/old/menu.pdf", await stored(folder, "2/menu.pdf", "%PDF-1.7 two")] as const;
  const first = await placeDocuments(new Map([menu, other, ["/media/gone.pdf", null]]), site);
  expect(first.get("/media/menu.pdf")).toEqual({ url: "/media/menu.pdf", bytes: 12 });
  expect(first.get("/old/menu.pdf")?.url).toMatch(/^\/media\/[0-9a-f]{8}-menu\.pdf$/);
  expect([...first.keys()]).toEqual(["/media/menu.pdf", "/old/menu.pdf"]);

  await stored(folder, "1/menu.pdf", "%PDF-1.7 changed");
  const second = await placeDocuments(new Map([menu]), site);
  expect(second.get("/media/menu.pdf")).toEqual({ url: "/media/menu.pdf", bytes: 16 });
  expect(await readdir(join(site, "media"))).toEqual(["menu.pdf"]);
  expect(await readFile(join(site, "media/menu.pdf"), "utf8")).toBe("%PDF-1.7 changed");
});
