import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { z } from "zod";
import { type ContentForm, hotelForm, menusForm, pageForm, pictureForm, roomForm } from "./form";

/** Pictures' names in a content folder; anything else in `media/` is left alone. */
export const PICTURE_NAME = /^[\w-]+\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Reads a content folder; throws one error that lists every fault with file, field and reason. */
export async function readFolder(folder: string): Promise<ContentForm> {
  const faults: string[] = [];

  const read = async <Parsed>(file: string, form: z.ZodType<Parsed>): Promise<Parsed | undefined> => {
    const parsed = form.safeParse(await readJson(join(folder, file)));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      faults.push(`${file}: ${path.length > 0 ? `${path.join(".")}: ` : ""}${message}`);
    }
    return undefined;
  };
  const readAll = async <Parsed>(name: string, form: z.ZodType<Parsed>): Promise<Map<string, Parsed>> => {
    const found = new Map<string, Parsed>();
    for (const file of await jsonFiles(join(folder, name))) {
      const parsed = await read(posix.join(name, file), form);
      if (parsed !== undefined) found.set(file.slice(0, -".json".length), parsed);
    }
    return found;
  };

  const pages = await readAll("pages", pageForm);
  const rooms = await readAll("rooms", roomForm);
  const menus = await read("menus.json", menusForm);
  const described = await read("media/manifest.json", z.array(pictureForm).optional());
  const hotel = await read("hotel.json", hotelForm.optional());
  const tokens = await readJson(join(folder, "tokens.json"));
  if (faults.length > 0) {
    throw new Error(
      `The content in ${folder} can not be imported. Mend these places:\n- ${faults.join("\n- ")}`,
    );
  }
  const known = new Set(described?.map(({ file }) => file));
  const others = (await listFiles(join(folder, "media"))).filter(
    (name) => PICTURE_NAME.test(name) && !known.has(name),
  );
  return {
    pages,
    rooms,
    menus: menus ?? { header: [], footer: [] },
    pictures: [...(described ?? []), ...others.map((file) => ({ file }))],
    hotel,
    tokens,
  };
}

async function jsonFiles(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((name) => name.endsWith(".json"));
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    return names.map((name) => name.replaceAll("\\", "/")).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Undefined where there is no such file. */
async function readJson(file: string): Promise<unknown> {
  let source: string;
  try {
    source = await readFile(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(
      `${file} can not be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
