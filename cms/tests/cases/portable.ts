import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFolder } from "../../../content-folder/write-folder";
import { parseEnvironment } from "../../src/environment";
import { portableContent } from "../../src/seed/portable-content";
import { CONTENT } from "../support/cms";
import { cms } from "../support/opened";

describe("portable content", () => {
  it("is the folder that it was seeded from, with pictures byte for byte", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cms-export-"));
    try {
      const content = await portableContent(cms.payload);
      await writeFolder(folder, content, parseEnvironment(process.env).mediaDir);
      const written = (await readdir(CONTENT, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !entry.name.endsWith(".md"))
        .map((entry) => join(entry.parentPath, entry.name).slice(CONTENT.length));
      expect(written.length).toBeGreaterThan(80);
      for (const file of written) {
        const [before, after] = await Promise.all([readFile(CONTENT + file), readFile(folder + file)]);
        if (file.endsWith(".json"))
          expect([file, JSON.parse(after.toString())]).toEqual([file, JSON.parse(before.toString())]);
        else expect(before.equals(after)).toBe(true);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
