import { checkRelease } from "../../../services/publisher/check-release";
import { unrememberedReleaseOf } from "../../support/release/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

/** Checks the release of a public/ with these files replaced. */
async function check(files: Record<string, string>): Promise<void> {
  const release = await unrememberedReleaseOf(await temporaryFolder(), { files }, { name: "checked" });
  await checkRelease({ folder: release.outDir, release, previousDir: undefined, maxDrop: 0 });
}

test("a complete release passes the check", async () => {
  await expect(check({})).resolves.toBeUndefined();
});

test.each(["tr/galeri/index.html", "page-data/index/page-data.json"])(
  "an empty %s counts as missing",
  async (file) => {
    const published = file.replace("/index.html", ".html");
    await expect(check({ [file]: "" })).rejects.toThrow(`(${published}) is missing.`);
  },
);

test("a page with a dead link is refused", async () => {
  const html = '<html lang="en"><body><a href="/lost?a=1&amp;b=2#c">a</a></body></html>';
  await expect(check({ "gallery/index.html": html })).rejects.toThrow(
    "- /gallery links to /lost?a=1&amp;b=2#c, which does not exist.",
  );
});

test("a page may link to pages and files in any spelling, and to other sites", async () => {
  const named = ["/", "/tr/%C3%A7ay-bah%C3%A7esi", "/gallery/?a#b", "/favicon.svg", "//else.test/lost"];
  const html = named.map((href) => `<a href="${href}">a</a>`).join("");
  await expect(check({ "gallery/index.html": `<html lang="en">${html}</html>` })).resolves.toBeUndefined();
});
