import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type InferType, number, object, string } from "yup";
import { ifThere } from "../../toolkit/files";
import { placeContent, type Place } from "./place-file";
import type { Routes } from "./routes";
import { parse } from "../../shared/parse";

const buildSchema = object({ id: string().required(), timestamp: number().required() });

/** What open tabs compare: `builds/latest.json`. The timestamp (ms) is for people. */
export type BuildId = InferType<typeof buildSchema>;

/** Writes `builds/latest.json` and `builds/meta/{id}.json`. A release without changes keeps its timestamp. */
export async function writeBuildFiles(
  options: Place & { build: BuildId; routes: Omit<Routes, "id"> },
): Promise<void> {
  const { build, routes, ...place } = options;
  const previous = place.previousDir === undefined ? undefined : await readBuildId(place.previousDir);
  const latest = previous?.id === build.id ? previous : build;
  const meta = {
    ...latest,
    routeRules: Object.fromEntries(
      routes.redirects
        .filter(({ status }) => status !== 410)
        .map(({ from, query, to, status }) => [
          query === undefined ? from : `${from}?${query}`,
          { redirect: { to, statusCode: status } },
        ]),
    ),
    prerendered: routes.pages,
  };
  await placeContent("builds/latest.json", Buffer.from(JSON.stringify(latest)), place);
  await placeContent(`builds/meta/${build.id}.json`, Buffer.from(JSON.stringify(meta)), place);
}

/** The build id of the release in a folder; undefined if there is none. */
export async function readBuildId(folder: string): Promise<BuildId | undefined> {
  const text = await ifThere(readFile(join(folder, "builds/latest.json"), "utf8"));
  return text === undefined ? undefined : parse(buildSchema, JSON.parse(text));
}
