import type { Payload } from "payload";
import { type Content, contentOf } from "../../../content-folder/content";
import { pageTarget, roomTarget } from "../../../content-folder/links";
import { publicPart, schedulesOf } from "../../../content-folder/public-part";
import type { HotelFolder } from "../../../content-folder/read-folder";
import { callAt, nextChange } from "../../../content-folder/schedule";
import { documentIds } from "./replaced-documents";
import type { WriteLock } from "./write-lock";
import {
  type Document,
  glossaryToFile,
  hotelToFile,
  menusToFile,
  type Names,
  pageToFile,
  pictureToFile,
  redirectsToFile,
  roomToFile,
} from "../files/to-files";
import { COLLECTIONS, GLOBALS } from "../slugs";

/** A consistent snapshot of the content. */
export interface CurrentContent {
  /** In the format of a content folder. */
  folder: HotelFolder;
  /** In the form from which the API responds. */
  content: Content;
}

type Collection = (typeof COLLECTIONS)[number];
type Global = (typeof GLOBALS)[number];

/** All documents from the database, in all languages. */
interface Documents {
  collections: Readonly<Record<Collection, readonly Document[]>>;
  globals: Readonly<Record<Global, Document>>;
}

/**
 * Cache of the content, published or with the latest drafts: reads everything once, then only changed documents,
 * because with thousands of pages full reads are too slow. Never reads during a save.
 */
export class LiveContent {
  readonly #payload: Payload;
  readonly #lock: WriteLock;
  readonly #draft: boolean;
  readonly #documents: Record<Collection, Map<number, Document>> = {
    pages: new Map(),
    rooms: new Map(),
    media: new Map(),
  };
  #documentIds: ReadonlyMap<string, number> = new Map();
  readonly #globals: Record<Global, Document> = { menus: {}, hotel: {}, redirects: {} };
  #stale: Set<string> | "everything" = "everything";
  #current: CurrentContent | undefined;
  #waiting: Promise<CurrentContent> | undefined;
  #reading: Promise<CurrentContent> | undefined;

  readonly #onDue: () => void;
  #cancelDue: (() => void) | undefined;

  /** Drafts include offers that have not begun or have ended. `onDue` is called when one begins or ends. */
  constructor(
    payload: Payload,
    lock: WriteLock,
    { draft, onDue = () => {} }: { draft: boolean; onDue?: () => void },
  ) {
    this.#payload = payload;
    this.#lock = lock;
    this.#draft = draft;
    this.#onDue = onDue;
  }

  /** Marks a document to be read again. */
  changed(slug: string, id?: number | string): void {
    if (this.#stale !== "everything") this.#stale.add(id === undefined ? slug : `${slug} ${id}`);
    this.#current = undefined;
  }

  /** Reads any changes; immediately if the caller already holds the lock (`isLocked`). */
  async current({ isLocked = false }: { isLocked?: boolean } = {}): Promise<CurrentContent> {
    if (this.#current !== undefined) return this.#current;
    if (isLocked) return this.#readOnce();
    this.#waiting ??= this.#lock
      .run(() => this.#readOnce())
      .finally(() => {
        this.#waiting = undefined;
      });
    return this.#waiting;
  }

  /** Reads any changes without converting them to content, which takes longer. */
  async documents(): Promise<Documents> {
    if (this.#current === undefined) await this.#lock.run(() => this.#readDocuments());
    const { pages, rooms, media } = this.#documents;
    return {
      collections: { pages: [...pages.values()], rooms: [...rooms.values()], media: [...media.values()] },
      globals: { ...this.#globals },
    };
  }

  /** Concurrent callers share one read: a partial one would be inconsistent. */
  #readOnce(): Promise<CurrentContent> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<CurrentContent> {
    await this.#readDocuments();
    const folder = folderOf(this.#documents, this.#globals, this.#documentIds);
    const now = Date.now();
    const current = { folder, content: contentOf(this.#draft ? folder : publicPart(folder, now)) };
    this.#waitForSchedule(folder, now);
    if (this.#stale !== "everything" && this.#stale.size === 0) this.#current = current;
    return current;
  }

  #waitForSchedule(folder: HotelFolder, now: number): void {
    this.#cancelDue?.();
    const next = this.#draft ? undefined : nextChange(schedulesOf(folder), now);
    this.#cancelDue = next && callAt(next.at, () => this.#due());
  }

  #due(): void {
    this.#current = undefined;
    this.#onDue();
  }

  async #readDocuments(): Promise<void> {
    const stale = this.#stale;
    this.#stale = new Set();
    try {
      await (stale === "everything" ? this.#readEverything() : this.#readAgain(stale));
      if (stale === "everything" || [...stale].some((entry) => entry.startsWith("media ")))
        this.#documentIds = await documentIds(this.#payload);
    } catch (error) {
      this.#stale = "everything";
      throw error;
    }
  }

  async #readEverything(): Promise<void> {
    for (const slug of COLLECTIONS) {
      this.#documents[slug].clear();
      for (const doc of await this.#find(slug)) this.#documents[slug].set(Number(doc.id), doc);
    }
    for (const slug of GLOBALS) this.#globals[slug] = await this.#global(slug);
  }

  async #readAgain(stale: ReadonlySet<string>): Promise<void> {
    for (const entry of stale) {
      const [slug, id] = entry.split(" ");
      const collection = COLLECTIONS.find((name) => name === slug);
      const global = GLOBALS.find((name) => name === slug);
      if (global !== undefined) this.#globals[global] = await this.#global(global);
      if (collection === undefined) continue;
      const [doc] = await this.#find(collection, Number(id));
      if (doc === undefined) this.#documents[collection].delete(Number(id));
      else this.#documents[collection].set(Number(id), doc);
    }
  }

  async #find(collection: Collection, id?: number): Promise<Document[]> {
    const draft = this.#draft;
    const { docs } = await this.#payload.find({
      collection,
      where: {
        ...(id === undefined ? {} : { id: { equals: id } }),
        ...(draft || collection === "media" ? {} : { _status: { equals: "published" } }),
      },
      draft,
      locale: "all",
      depth: 0,
      pagination: false,
      sort: "id",
    });
    return docs.map((doc) => ({ ...doc }));
  }

  async #global(slug: Global): Promise<Document> {
    const draft = this.#draft;
    const doc: Document = { ...(await this.#payload.findGlobal({ slug, draft, locale: "all", depth: 0 })) };
    return draft || doc._status !== "draft" ? doc : {};
  }
}

function folderOf(
  { pages, rooms, media }: Record<Collection, ReadonlyMap<number, Document>>,
  { menus, hotel, redirects }: Record<Global, Document>,
  ids: ReadonlyMap<string, number>,
): HotelFolder {
  const keyed = (targetOf: (key: string) => string, docs: ReadonlyMap<number, Document>, id: number) => {
    const key = docs.get(id)?.key;
    return typeof key === "string" ? targetOf(key) : undefined;
  };
  const picture = (id: number) => {
    const name = media.get(id)?.filename;
    return typeof name === "string" ? name : undefined;
  };
  const current = new Set([...media.values()].map(({ filename }) => filename));
  const names: Names = {
    picture,
    document: (name) => {
      const id = current.has(name) ? undefined : ids.get(name);
      return (id === undefined ? undefined : picture(id)) ?? name;
    },
    target: (collection, id) =>
      collection === "pages" ? keyed(pageTarget, pages, id) : keyed(roomTarget, rooms, id),
  };
  return {
    pages: new Map([...pages.values()].map((doc) => [String(doc.key), pageToFile(doc, names)])),
    rooms: new Map([...rooms.values()].map((doc) => [String(doc.key), roomToFile(doc, names)])),
    menus: menusToFile(menus, names),
    redirects: redirectsToFile(redirects),
    pictures: [...media.values()].map(pictureToFile),
    hotel: typeof hotel.hotelName === "string" ? hotelToFile(hotel, names) : undefined,
    tokens: hotel.tokens,
    glossary: glossaryToFile(hotel),
  };
}
