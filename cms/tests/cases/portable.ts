import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { writeFolder } from "../../../content-folder/write-folder";
import { parseEnvironment } from "../../src/environment";
import { portableContent } from "../../src/seed/portable-content";
import { CONTENT, type TestedCms } from "../support/cms";

export function portableCases(opened: () => TestedCms): void {
  describe("content is portable", () => {
    it("gives back the folder that it was seeded from, pictures to the byte", async () => {
      const folder = await mkdtemp(join(tmpdir(), "cms-export-"));
      try {
        const content = await portableContent(opened().payload);
        await writeFolder(folder, content, parseEnvironment(process.env).mediaDir);
        const written = (await readdir(CONTENT, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !entry.name.endsWith(".md"))
          .map((entry) => join(entry.parentPath, entry.name).slice(CONTENT.length));
        assert.ok(written.length > 80, "the embedded hotel has its files");
        for (const file of written) {
          const [before, after] = await Promise.all([readFile(CONTENT + file), readFile(folder + file)]);
          if (file.endsWith(".json"))
            assert.deepEqual(JSON.parse(after.toString()), JSON.parse(before.toString()), file);
          else assert.ok(before.equals(after), file);
        }
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });
}
