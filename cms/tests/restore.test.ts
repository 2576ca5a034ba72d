import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restore } from "../src/seed/backup";

test("a restore that fails leaves pictures and secret where the CMS finds them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cms-restore-"));
  const [dataDir, backup] = [join(folder, "data"), join(folder, "backup")];
  await mkdir(join(dataDir, "media"), { recursive: true });
  await writeFile(join(dataDir, "secret"), "kept");
  await mkdir(backup);
  await writeFile(join(backup, "cms.dump"), "");
  const place = {
    dataDir,
    // Nothing listens there.
    databaseUrl: "postgres://127.0.0.1:1/cms",
    databaseFile: "",
    restoredMark: join(dataDir, "restored"),
  };
  await expect(restore(place, backup)).rejects.toThrow(/pg_dump failed/);
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(["media", "secret"]));
  await rm(folder, { recursive: true });
});
