import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Locale } from "../../../shared/locales";
import { prefixPath } from "../../../shared/paths";
import { listFiles } from "../../../toolkit/files";

/** All files of a content folder that edits touch, by name. */
type Content = Map<string, string>;

type Json = Record<string, unknown>;

interface ContentEditor {
  /** Makes one random change to the content; returns its description and the files it wrote or removed. */
  edit(): Promise<{ what: string; files: string[] }>;
}

const LANGUAGES = ["en", "tr", "ru", "de"] as const;
const MENUS = "menus.json";
const HOTEL = "hotel.json";
const VENUES = "pages/gastronomy.json";
/** Kept by every edit, as the site needs its home page, and rooms their parent page. */
const NEEDED = ["pages/home.json", "pages/accommodation.json"];

/**
 * Simulates an editor on a copy of the second hotel, who makes changes in random order: edits, additions, removals,
 * renames, reverts, moves between layouts, and changes to menus and the hotel file.
 */
export async function createContentEditor(folder: string, random: () => number): Promise<ContentEditor> {
  let current = await readContent(folder);
  const earlier: Content[] = [current];
  let count = 0;

  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const some = <Item>(items: readonly Item[]): Item[] => items.filter(() => random() < 0.6);
  const files = (start: string) => [...current.keys()].filter((file) => file.startsWith(start));
  const extras = (start: string) => files(start).filter((file) => file.includes("extra-"));

  const changes: Record<string, (next: Content) => string | undefined> = {
    text: (next) => {
      const file = pick([...files("pages/"), ...files("rooms/")]);
      if (file === undefined) return undefined;
      const name = file.startsWith("rooms/") ? "name" : "title";
      const json = parse(next, file);
      const texts = record(json[name]);
      const language = pick(Object.keys(texts));
      if (language === undefined) return undefined;
      next.set(file, format({ ...json, [name]: { ...texts, [language]: `${word(count)} ${language}` } }));
      return `${file} ${name} ${language}`;
    },
    addPage: (next) => {
      const languages: readonly Locale[] = ["en", ...some(LANGUAGES.slice(1))];
      const below = random() < 0.5 ? "gastronomy/" : "";
      const key = `${below}extra-${count}`;
      next.set(
        `pages/${key}.json`,
        format({
          id: 100 + count,
          category: "DETAIL",
          url: inLanguages(languages, (language) => prefixPath(language, `/${below}extra-${count}`)),
          title: inLanguages(languages, (language) => `${word(count)} ${language}`),
          contents: [
            {
              key: "INTRO",
              content: inLanguages(languages, (language) => `<p>${word(count)} ${language}</p>`),
            },
          ],
        }),
      );
      addToMenu(next, count, `page:${key}`);
      return key;
    },
    addLayout: (next) => {
      const file = "pages/landing.json";
      if (next.has(file)) remove(next, file);
      else {
        next.set(file, format({ id: 90, url: { en: "/landing" }, title: { en: word(count) } }));
        addToMenu(next, 90, "page:landing");
      }
      return file;
    },
    venues: (next) => {
      if (next.has(VENUES)) remove(next, VENUES);
      else {
        const url = inLanguages(LANGUAGES, (language) => prefixPath(language, "/gastronomy"));
        next.set(VENUES, format({ id: 91, url, title: inLanguages(LANGUAGES, () => word(count)) }));
      }
      return VENUES;
    },
    remove: (next) => {
      const file = pick([...extras("pages/"), ...extras("rooms/")]);
      if (file !== undefined) remove(next, file);
      return file;
    },
    addRoom: (next) => {
      const languages: readonly Locale[] = ["en", ...some(LANGUAGES.slice(1))];
      const file = `rooms/extra-${count}.json`;
      next.set(
        file,
        format({
          id: 200 + count,
          slug: inLanguages(languages, () => `extra-${count}`),
          category: pick(["standart-room", "suite", "pool-house"]),
          name: inLanguages(languages, (language) => `${word(count)} ${language}`),
          sliders: [{ key: "GALLERY", slides: [{ file: "lake.png" }] }],
        }),
      );
      return file;
    },
    rename: (next) => {
      const pages = files("pages/").filter((name) => !NEEDED.includes(name) && name !== VENUES);
      const file = pick([...pages, ...files("rooms/")]);
      if (file === undefined) return undefined;
      const json = parse(next, file);
      const name = file.startsWith("rooms/") ? "slug" : "url";
      const addresses = record(json[name]);
      const language = pick(Object.keys(addresses));
      if (language === undefined) return undefined;
      const address = String(addresses[language]).replace(/[^/]+$/, `renamed-${count}`);
      next.set(file, format({ ...json, [name]: { ...addresses, [language]: address } }));
      return `${file} ${address}`;
    },
    menus: (next) => {
      const json = parse(next, MENUS);
      const header = list(json.header);
      const item = pick(header);
      if (!item) return undefined;
      const others = header.filter((other) => other !== item);
      const changed =
        random() < 0.5 ? [...others, item] : header.map((other) => (other === item ? renamed(item) : other));
      next.set(MENUS, format({ ...json, header: changed }));
      return `${MENUS} ${String(item.url)}`;
    },
    hotel: (next) => {
      next.set(HOTEL, format({ ...parse(next, HOTEL), legalName: `${word(count)} Ltd.` }));
      return HOTEL;
    },
    revert: (next) => {
      const before = pick(earlier) ?? current;
      next.clear();
      for (const [file, text] of before) next.set(file, text);
      return "all of it, to an earlier state";
    },
  };

  function renamed(item: Json): Json {
    return {
      ...item,
      text: inLanguages(Object.keys(record(item.text)), (language) => `${word(count)} ${language}`),
    };
  }

  return {
    async edit() {
      for (;;) {
        count += 1;
        // Mostly text, which is what editors change most.
        const kind = (random() < 0.4 ? "text" : pick(Object.keys(changes))) ?? "text";
        const next = new Map(current);
        const what = changes[kind]?.(next);
        if (what === undefined || same(next, current)) continue;
        const files = await writeContent(folder, current, next);
        current = next;
        earlier.push(next);
        return { what: `${kind}: ${what}`, files };
      }
    },
  };
}

function inLanguages<Language extends string>(
  languages: readonly Language[],
  text: (language: Language) => string,
): Json {
  return Object.fromEntries(languages.map((language) => [language, text(language)]));
}

function addToMenu(content: Content, id: number, url: string): void {
  const json = parse(content, MENUS);
  const text = inLanguages(LANGUAGES, (language) => `${url} ${language}`);
  const item = { id: 1_000 + id, section: "DESKTOP_TOP", url, text };
  content.set(MENUS, format({ ...json, header: [...list(json.header), item] }));
}

/** Removes a page or a room, and the menu items that link to it. */
function remove(content: Content, file: string): void {
  content.delete(file);
  const key = file.replace(/^(page|room)s\/(.*)\.json$/, "$1:$2");
  const json = parse(content, MENUS);
  content.set(MENUS, format({ ...json, header: list(json.header).filter(({ url }) => url !== key) }));
}

async function readContent(folder: string): Promise<Content> {
  const files = (await listFiles(folder)).filter((file) =>
    /^(?:pages\/.*|rooms\/.*|menus|hotel)\.json$/.test(file),
  );
  const texts = files.map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

async function writeContent(folder: string, before: Content, after: Content): Promise<string[]> {
  const gone = [...before.keys()].filter((file) => !after.has(file));
  const written = [...after].filter(([file, text]) => before.get(file) !== text);
  for (const file of gone) await rm(join(folder, file));
  for (const [file, text] of written) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return [...gone, ...written.map(([file]) => file)];
}

function same(one: Content, other: Content): boolean {
  return one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);
}

function parse(content: Content, file: string): Json {
  return record(JSON.parse(content.get(file) ?? "{}"));
}

function format(json: Json): string {
  return `${JSON.stringify(json, undefined, 2)}\n`;
}

function record(value: unknown): Json {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(record) : [];
}

/** A different word for each count. */
function word(count: number): string {
  return `Birch ${count}`;
}
