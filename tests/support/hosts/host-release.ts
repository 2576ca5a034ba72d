import type { ReleaseOptions } from "../../../services/release/make-release";
import { PAGES, releaseOf, withPages } from "../release/public-folder";
import { temporaryFolder } from "../temporary-folder";

/** Redirects of the previous website's addresses: from, to, status. */
const ROWS = [
  ["/index.php?id=12", "/tr/galeri", "301"],
  ["/index.php", "/gallery", ""],
  ["/?page_id=7", "/gallery", "302"],
  ["/gallery?room=3&lang=tr", "/tr/galeri/", "301"],
  ["/old/view.html", "/gallery?from=old#views", "301"],
  ["/old/beach.html", "/gallery#beach", "301"],
  ["/eski/çay bahçesi.aspx", "/tr/çay-bahçesi", "301"],
  ["/en/photos/", "https://hotel.test/gallery", "301"],
  ["/older", "/oldest", "301"],
  ["/oldest", "/tr/fotograflar", "301"],
  ["/book", "https://book.test/stay?hotel=1", "302"],
  ["/spa", "", "410"],
  ["/tr/spa", "", "410"],
] as const;

/** The pages of the release before the one under test: two have other addresses. */
const FIRST_PAGES = withPages({
  "/tr/galeri": { path: "/tr/fotograflar" },
  "/ru/галерея": { path: "/ru/фото" },
});

/** Makes the release for `host-cases.ts`, the second of its hotel, and returns its folder. */
export async function hostRelease(site: Partial<ReleaseOptions["site"]> = {}): Promise<string> {
  const folder = await temporaryFolder();
  const options = {
    site: { siteUrl: "https://hotel.test", signupApiUrl: "", ...site },
  };
  const first = await releaseOf(folder, { pages: FIRST_PAGES }, { name: "first", ...options });
  const files = {
    "manifest.webmanifest": "{}",
    "logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ".gitkeep": "",
  };
  const { outDir } = await releaseOf(
    folder,
    { pages: PAGES, files },
    {
      name: "second",
      previousDir: first.outDir,
      redirectRows: ROWS.map(([from, to, status], index) => ({
        from,
        to,
        status,
        place: `row ${index + 2}`,
      })),
      ...options,
    },
  );
  return outDir;
}
