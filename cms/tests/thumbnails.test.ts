import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { thumbnail } from "../src/live/thumbnails";

test("one picture in many rows at once has its thumbnail in each", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "cms-thumbnails-"));
  const mediaDir = join(dataDir, "media");
  await mkdir(mediaDir);
  await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } }).toFile(
    join(mediaDir, "a.jpg"),
  );
  const rows = Array.from({ length: 100 }, () => thumbnail("a.jpg", { mediaDir, dataDir }));
  expect(new Set((await Promise.all(rows)).map((small) => small?.toString("base64"))).size).toBe(1);
  expect(await readdir(join(dataDir, "thumbnails"))).toHaveLength(1);
  await rm(dataDir, { recursive: true });
});
