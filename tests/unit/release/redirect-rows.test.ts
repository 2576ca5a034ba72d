import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readRedirectsFile, type RedirectRow } from "../../../services/release/redirect-rows";
import { resolveRedirects } from "../../../services/release/resolve-redirects";
import { temporaryFolder } from "../../support/temporary-folder";

const SITE = {
  siteUrl: "https://hotel.test",
  pages: ["/", "/gallery", "/tr/galeri"],
  files: ["media/menu.pdf"],
  moved: [{ from: "/tr/eski", to: "/tr/galeri", status: 301 as const }],
  former: ["/gallery", "/tr/eski", "/winter"],
};

function row(line: string, index = 0): RedirectRow {
  const [from = "", to = "", status = ""] = line.split(" ");
  return { from, to, status, place: `redirects.csv, row ${index + 2}` };
}

const resolve = (...lines: string[]) =>
  resolveRedirects(lines.map(row), SITE).redirects.slice(0, lines.length);

test.each([
  ["/index.php?id=12 /gallery", { from: "/index.php", query: "id=12", to: "/gallery", status: 301 }],
  ["/old/ /tr/galeri/ 302", { from: "/old", to: "/tr/galeri", status: 302 }],
  ["/%C3%A7ay /gallery?a=1#b", { from: "/çay", to: "/gallery?a=1#b", status: 301 }],
  ["/menu.php /media/menu.pdf", { from: "/menu.php", to: "/media/menu.pdf", status: 301 }],
  ["/spa  410", { from: "/spa", to: "", status: 410 }],
  ["/?p=1 /gallery", { from: "/", query: "p=1", to: "/gallery", status: 301 }],
  ["https://hotel.test/a https://hotel.test/gallery", { from: "/a", to: "/gallery", status: 301 }],
  ["/a https://book.test/x?y={1}", { from: "/a", to: "https://book.test/x?y=%7B1%7D", status: 301 }],
  ["/a /tr/eski", { from: "/a", to: "/tr/galeri", status: 301 }],
])("the row %s is understood", (line, redirect) => {
  expect(resolve(line)).toEqual([redirect]);
});

test("chained rows redirect straight to the final address", () => {
  expect(
    resolve("/a /b", "/b /c 302", "/c /gallery").map(({ from, to, status }) => [from, to, status]),
  ).toEqual([
    ["/a", "/gallery", 301],
    ["/b", "/gallery", 302],
    ["/c", "/gallery", 301],
  ]);
});

test("a duplicate row, as from a content server over the same folder, is not an error", () => {
  expect(resolveRedirects([row("/a /gallery"), row("/a/ /gallery 301", 1)], SITE).redirects[0]).toEqual({
    from: "/a",
    to: "/gallery",
    status: 301,
  });
});

test("a row to a page taken off the site is skipped until the page is back", () => {
  const rows = [row("/winter.php /winter"), row("/w /winter.php", 1), row("/a /gallery", 2)];
  expect(resolveRedirects(rows, SITE).redirects.map(({ from }) => from)).toEqual(["/a", "/tr/eski"]);
  const back = { ...SITE, pages: [...SITE.pages, "/winter"] };
  expect(resolveRedirects(rows, back).redirects.map(({ to }) => to)).toEqual([
    "/winter",
    "/winter",
    "/gallery",
    "/tr/galeri",
  ]);
});

test("a row takes precedence over a page's former address", () => {
  expect(resolveRedirects([row("/tr/eski /gallery 302")], SITE).redirects).toEqual([
    { from: "/tr/eski", to: "/gallery", status: 302 },
  ]);
});

test.each([
  [["/a /nothing"], "row 2: it leads to /nothing, which is no page of the site"],
  [["/a /b", "/b /a"], "row 2: it leads in a circle, by redirects.csv, row 2"],
  [["/a /a"], "row 2: it leads in a circle, by redirects.csv, row 2"],
  [["/a /b", "/b  410"], "row 2: it leads to /b, which is gone by redirects.csv, row 3"],
  [["/a /gallery", "/a/ /tr/galeri"], "row 3: /a stands in redirects.csv, row 2 already"],
  [["/gallery /tr/galeri"], "row 2: /gallery is a page or a file of the site, which stays reachable"],
  [["/a /gallery 303"], "row 2: the status 303 is none of 301, 302, 410"],
  [["/a /gallery 410"], "row 2: what is gone (410) leads nowhere: leave to empty"],
  [["/a //evil.test"], 'row 2: to must be a path such as /tr/galeri or an https address, not "//evil.test"'],
  [
    ["/a /\\evil.test"],
    'row 2: to must be a path such as /tr/galeri or an https address, not "/\\evil.test"',
  ],
  [["/a"], 'row 2: to must be a path such as /tr/galeri or an https address, not ""'],
  [["a /gallery"], 'row 2: from must be a path such as /tr/galeri or an https address, not "a"'],
  [["https://other.test/a /gallery"], "row 2: from must be one address of the site"],
  [["/a/* /gallery"], "row 2: from must be one address of the site"],
  [["/a%zz /gallery"], "row 2: from is not encoded as addresses are: /a%zz"],
])("%j is refused without affecting other rows: %s", (lines, message) => {
  const good = row("/good /gallery", lines.length);
  const { redirects, refused } = resolveRedirects([...lines.map(row), good], SITE);
  expect(refused.map(({ place, reason }) => `${place}: ${reason}`)).toContainEqual(
    expect.stringContaining(message),
  );
  expect(redirects).toContainEqual({ from: "/good", to: "/gallery", status: 301 });
});

/** The rows of a table, and the warnings about skipped ones. */
async function read(content: string | Buffer) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "redirects.csv"), content);
  const warnings: string[] = [];
  const log = { warn: (message: string) => void warnings.push(message.replace(`${folder}/`, "")) };
  const rows = await readRedirectsFile(join(folder, "hotel.json"), log);
  return { rows: rows.map((row) => ({ ...row, place: row.place.replace(`${folder}/`, "") })), warnings };
}

test.each([
  ["with commas and quotes", 'from,to,status\n"/a,b",/gallery,301\n\n/spa,,410\n'],
  ["as Excel writes it in German", "\uFEFFFrom;To;Status\r\n/a,b;/gallery;301\r\n\r\n/spa;;410\r\n"],
])("the file is read %s", async (_name, content) => {
  expect(await read(content)).toEqual({
    rows: [
      { from: "/a,b", to: "/gallery", status: "301", place: "redirects.csv, row 2" },
      { from: "/spa", to: "", status: "410", place: "redirects.csv, row 4" },
    ],
    warnings: [],
  });
});

/** Tables as people save them, in `tests/fixtures/redirects/`; add a line here for each new one. */
test.each([
  ["quoted-semicolon.csv", ["2 /alte-seite /de/galerie 301", "3 /alt, mit Komma /de 301"]],
  ["quoted-bom.csv", ["2 /old-page /gallery 301"]],
  ["sep-line.csv", ["3 /eski-sayfa /tr/galeri 301"]],
  ["unicode-text-utf16.csv", ["2 /old-page /gallery 301"]],
  ["another-plugins-export.csv", ["2 /old-page /gallery 301", "3 /gone  410"]],
  ["no-heading.csv", ["1 /old-page /gallery ", "2 /other /contact "]],
])("the table %s is read as intended", async (name, expected) => {
  const { rows, warnings } = await read(await readFile(join("tests/fixtures/redirects", name)));
  expect(warnings).toEqual([]);
  expect(
    rows.map(({ place, from, to, status }) => `${place.replace(/^.* /, "")} ${from} ${to} ${status}`),
  ).toEqual(expected);
});

const GOOD = "/good,/gallery,301";

test.each([
  [
    "in another encoding than Unicode",
    Buffer.from(`from,to,status\n/\xe7ay,/gallery,\n${GOOD}`, "latin1"),
    "save the table as CSV in UTF-8",
  ],
  ["with a quote that never ends", `from,to,status\n"/a,/gallery,301\n${GOOD}`, "Quote Not Closed"],
  ["that is a pattern", `source,target,code,regex\n^/a,/gallery,301,1\n${GOOD},0`, "it is a pattern"],
  [
    "that is switched off",
    `source,target,code,status\n/a,/gallery,301,disabled\n${GOOD},enabled`,
    "it is switched off",
  ],
])("a row %s is skipped with a reason, without affecting others", async (_name, table, reason) => {
  const { rows, warnings } = await read(table);
  expect(rows).toEqual([{ from: "/good", to: "/gallery", status: "301", place: "redirects.csv, row 3" }]);
  expect(warnings).toEqual([
    expect.stringMatching(`^The redirect of redirects.csv, row 2 is left out: .*${reason}`),
  ]);
});

test("a row with non-ASCII letters in a Windows-1252 table is skipped with a reason", async () => {
  const { rows, warnings } = await read(await readFile("tests/fixtures/redirects/windows-1252.csv"));
  expect({ rows, warnings }).toEqual({ rows: [], warnings: [expect.stringContaining("row 2 is left out")] });
});

test("a hotel without the file has no rows, and a table with unknown columns is reported", async () => {
  expect(await readRedirectsFile(join(await temporaryFolder(), "hotel.json"), console)).toEqual([]);
  expect(await read("left,right\n/a,/gallery")).toEqual({
    rows: [],
    warnings: [expect.stringMatching(/row 1 is left out: its first row names no columns.*from, to, status/)],
  });
});
