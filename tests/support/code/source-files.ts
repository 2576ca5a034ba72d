import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The rooms whose code is the site's and its services'. */
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

/** TypeScript with code in it. */
export const MODULE = /(?<!\.d)\.tsx?$/;

/** The files of all rooms whose names fit, as paths from the project's folder. */
export function sourceFiles(pattern: RegExp): string[] {
  return filesIn(ROOMS, pattern);
}

/** The same of other rooms. */
export function filesIn(rooms: readonly string[], pattern: RegExp): string[] {
  return rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)),
    )
    .filter((file) => pattern.test(file));
}
