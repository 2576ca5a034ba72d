import { cp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { listFiles } from "../../../toolkit/files";
import { replaceInFile } from "../../support/replace-in-file";
import { copyWorkspace } from "../../support/workspace";

/** When each HTML file of public/ was last written, by name. */
export type HtmlFiles = Map<string, number>;

/** The second hotel in its own workspace, with content to edit and an API to break. */
export interface SecondSite {
  folder: string;
  /** Replaces a text in a content file. */
  edit(file: string, text: string, replacement: string): Promise<void>;
  /** Reverts all edits and returns the number of files that changed. */
  restore(): Promise<number>;
  forgetGoodCopies(): Promise<void>;
  htmlFiles(): Promise<HtmlFiles>;
  read(file: string): Promise<string>;
}

const CONTENT = "tests/fixtures/second-hotel";

export async function copySecondSite(name: string): Promise<SecondSite> {
  const folder = await copyWorkspace(name);
  const contentDir = join(folder, "content");
  const publicDir = join(folder, "public");
  await rm(contentDir, { recursive: true, force: true });
  await cp(CONTENT, contentDir, { recursive: true });

  return {
    folder,
    edit: (file, text, replacement) => replaceInFile(join(contentDir, file), text, replacement),
    restore: async () => {
      const files = await listFiles(CONTENT);
      const edited = await Promise.all(
        files.map(async (file) => {
          const original = await readFile(join(CONTENT, file));
          if (original.equals(await readFile(join(contentDir, file)))) return 0;
          await writeFile(join(contentDir, file), original);
          return 1;
        }),
      );
      return edited.reduce<number>((sum, one) => sum + one, 0);
    },
    forgetGoodCopies: () => rm(join(folder, ".content-cache"), { recursive: true, force: true }),
    htmlFiles: () => htmlFiles(publicDir),
    read: (file) => readFile(join(publicDir, file), "utf8"),
  };
}

async function htmlFiles(publicDir: string): Promise<HtmlFiles> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  const notes = pages.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [relative(publicDir, file), (await stat(file)).mtimeMs] as const;
  });
  return new Map((await Promise.all(notes)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
