import type { Reply } from "../../../support/stub-api";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const typed = (type: string, body: unknown): Reply => ({ headers: { "content-type": type }, body });

/** The start of a PNG, which declares its size; no pixels follow. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
    header,
    Buffer.from("0806000000", "hex"),
  ]);
}

/** Responses that a picture's address may return. A new case is one line. */
export const HOSTILE_PICTURES: Record<string, Reply> = {
  "a page": typed("text/html", "<script>alert(1)</script>"),
  "a page that calls itself a picture": typed("image/png", "<script>alert(1)</script>"),
  "a page that calls itself a drawing": typed("image/svg+xml", "<html><script>alert(1)</script></html>"),
  "a script of no type": { body: "alert(1)" },
  "a type that is none": typed("image/../../x", "a"),
  "a drawing with a script": typed("image/svg+xml", svg("<script>alert(1)</script>")),
  "a drawing that names a file": typed("image/svg+xml", svg('<image href="file:///etc/passwd"/>')),
  "a drawing of entities": typed(
    "image/svg+xml",
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${"&a;".repeat(1_000)}"><!ENTITY c "${"&b;".repeat(1_000)}">]>${svg("<text>&c;</text>")}`,
  ),
  "a drawing of a foreign file": typed(
    "image/svg+xml",
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("<text>&a;</text>")}`,
  ),
  "a drawing in a drawing, and so on": typed("image/svg+xml", svg("<g>".repeat(50_000))),
  "a picture of 2 billion pixels a side": typed("image/png", pngOf(2 ** 31 - 1, 2 ** 31 - 1)),
  "a picture of no pixels": typed("image/png", pngOf(0, 0)),
  "half of a picture": typed("image/jpeg", Buffer.from("ffd8ffe000104a46", "hex")),
  "a script that begins as a picture": typed("image/gif", "GIF89a/*\u0001\u0000*/=1;alert(1)"),
  "a redirect into this machine": { status: 302, headers: { location: "http://127.0.0.1:1/a.png" } },
  nothing: typed("image/png", ""),
};

/** Addresses of pictures, each of which becomes a file name. A new case is one line. */
export const PICTURE_ADDRESSES: readonly string[] = [
  "/media/..%2f..%2fa.png",
  "/media/%2e%2e/%2e%2e/a.png",
  "/media/..%5c..%5ca.png",
  "/media/a%00.png",
  "/media/a%0a.png",
  "/media/%zz.png",
  "/media/",
  "/media/.",
  "/media/%2f",
  "/media/.htaccess",
  "/media/index.html",
  "/media/a.php",
  "/media/a.png.js",
  "/media/a.png%20",
  "/media/a<script>.png",
  '/media/a".png',
  "/media/note.json",
  `/media/${"a".repeat(1_000)}.png`,
  `/media/${encodeURIComponent("客".repeat(100))}.png`,
  `/media/${encodeURIComponent("𝒜".repeat(100))}.png`,
  "/media/con.png",
  "/__proto__",
  "/media/a.png?b=/../c.html",
  "/media/a.png#/../c.html",
];
