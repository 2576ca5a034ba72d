import { copyFile, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { messageOf } from "../../shared/errors";
import { digestOf } from "../../shared/digest";
import { type Locale, LOCALES } from "../../shared/locales";
import { factSheetLocale, factSheetPath, PHOTO_KIT_PATH } from "../../shared/press-files";
import type { Ask } from "./ask";
import { factSheetData } from "./fact-sheet-data";
import { keptFile, type KeptFile } from "./kept-file";
import { photoKitData } from "./photo-kit-data";

/** A generated file for the press. */
interface PressFile extends KeptFile {
  type: "PDF" | "ZIP";
}

interface PressSettings {
  /** Our own folder, kept between builds. */
  folder: string;
  siteUrl: string;
  tokensFile: string;
}

/** Increase it when the files' appearance changes without their content. */
const VERSION = "1";

/**
 * Returns the press file at a path of the site, created unless the stored one has the same content; undefined
 * if there is no press file at the path, or it would be empty. Throws an error that names the file.
 */
export async function pressFile(
  path: string,
  model: Ask,
  settings: PressSettings,
): Promise<PressFile | undefined> {
  try {
    if (path === PHOTO_KIT_PATH) return await photoKit(model, settings);
    const locale = factSheetLocale(path);
    return locale && (await factSheet(locale, model, settings));
  } catch (error) {
    throw new Error(`${path} could not be made from the page that offers it: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

async function factSheet(locale: Locale, model: Ask, settings: PressSettings): Promise<PressFile> {
  const data = await factSheetData(locale, model);
  const { siteUrl, tokensFile } = settings;
  const digest = digestOf(JSON.stringify([VERSION, locale, siteUrl, data]));
  const file = await keptFile(settings.folder, `fact-sheet-${locale}`, `${digest}.pdf`, async (part) => {
    const { makeFactSheet } = await import("./fact-sheet");
    await writeFile(part, await makeFactSheet(data, { locale, siteUrl, tokensFile }));
  });
  return { ...file, type: "PDF" };
}

async function photoKit(model: Ask, settings: PressSettings): Promise<PressFile | undefined> {
  const data = await photoKitData(model);
  if (data.pictures.length === 0) return undefined;
  const captions = data.pictures.map((picture) => picture.captions);
  const digest = digestOf(JSON.stringify([VERSION, data.digests, captions, data.licences]));
  const file = await keptFile(settings.folder, "photo-kit", `${digest}.zip`, async (part) => {
    const { writePhotoKit } = await import("./photo-kit");
    await writePhotoKit(data, part);
  });
  return { ...file, type: "ZIP" };
}

/** Puts a file among the published ones, unless it is there already. */
export async function placePressFile(path: string, { file, bytes }: PressFile): Promise<void> {
  const target = publicFile(path);
  const [made, there] = await Promise.all([stat(file), stat(target).catch(() => undefined)]);
  if (there && there.size === bytes && there.mtimeMs >= made.mtimeMs) return;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}

/** Removes files of earlier builds that no page offers any more. */
export async function removePressFiles(offered: readonly string[]): Promise<void> {
  const all = [PHOTO_KIT_PATH, ...LOCALES.map(factSheetPath)];
  const gone = all.filter((path) => !offered.includes(path));
  await Promise.all(gone.map((path) => rm(publicFile(path), { force: true })));
}

function publicFile(path: string): string {
  return resolve("public", `.${path}`);
}
