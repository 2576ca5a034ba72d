import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { array, number, object, string } from "yup";
import { parse, type Parser } from "../../../shared/parse";

/** Files that a step of a build wrote, below the site's folder. */
export const writtenFiles = array()
  .of(object({ file: string().required(), size: number().required() }).required())
  .required();

type WrittenFiles = { file: string; size: number }[];

/** What a step came to, in .cache/, so that a later process may take it over. */
export interface Note<Content> {
  /** Undefined where there is none that can be read. */
  read(): Content | undefined;
  write(content: Content): void;
  /** To be called before the step is taken again: it writes where it wrote before. */
  remove(): void;
}

export function openNote<Content>(directory: string, name: string, schema: Parser<Content>): Note<Content> {
  const file = join(directory, ".cache", name);
  return {
    read: () => {
      try {
        return parse(schema, JSON.parse(readFileSync(file, "utf8")));
      } catch {
        return undefined;
      }
    },
    write: (content) => writeFileSync(file, JSON.stringify(content)),
    remove: () => rmSync(file, { force: true }),
  };
}

/** The size of each of these files that is there. */
export function sizesOf(directory: string, files: readonly string[]): WrittenFiles {
  return [...new Set(files)]
    .filter((file) => existsSync(file))
    .map((file) => ({ file: relative(directory, file), size: statSync(file).size }));
}

export function areThere(directory: string, files: Readonly<WrittenFiles>): boolean {
  return files.every(
    ({ file, size }) => statSync(join(directory, file), { throwIfNoEntry: false })?.size === size,
  );
}
