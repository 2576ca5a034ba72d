import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders with the code of the site and its services. */
const ROOMS = [
  "shared",
  "languages",
  "src",
  "gatsby",
  "content-api",
  "content-folder",
  "model",
  "plugins",
  "services",
  "toolkit",
  "fonts",
];

/** TypeScript modules, excluding declaration files. */
export const MODULE = /(?<!\.d)\.tsx?$/;

/** The files in these folders that match the pattern, as paths from the project's root. */
export function sourceFiles(pattern: RegExp): string[] {
  return filesIn(ROOMS, pattern);
}

/** The same for other folders. */
export function filesIn(rooms: readonly string[], pattern: RegExp): string[] {
  return rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)),
    )
    .filter((file) => pattern.test(file));
}
