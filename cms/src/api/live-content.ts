import type { Payload } from "payload";
import type { ContentForm } from "../content/form";
import type { Turns } from "../database/turns";
import {
  type Document,
  hotelToForm,
  menusToForm,
  type Names,
  pageToForm,
  pictureToForm,
  roomToForm,
} from "../model/to-form";
import { type Snapshot, takeSnapshot } from "./snapshot";

const COLLECTIONS = ["pages", "rooms", "media"] as const;
const GLOBALS = ["menus", "hotel"] as const;

type Collection = (typeof COLLECTIONS)[number];
type Global = (typeof GLOBALS)[number];

/**
 * The content, published or with the newest drafts, read once and then document by document as each changes: with
 * thousands of pages nothing else answers in time. Read between two saves, never in the middle of one.
 */
export class LiveContent {
  readonly #payload: Payload;
  readonly #turns: Turns;
  readonly #draft: boolean;
  readonly #documents: Record<Collection, Map<number, Document>> = {
    pages: new Map(),
    rooms: new Map(),
    media: new Map(),
  };
  readonly #globals: Record<Global, Document> = { menus: {}, hotel: {} };
  #stale: Set<string> | "everything" = "everything";
  #snapshot: Snapshot | undefined;
  #reading: Promise<Snapshot> | undefined;

  constructor(payload: Payload, turns: Turns, { draft }: { draft: boolean }) {
    this.#payload = payload;
    this.#turns = turns;
    this.#draft = draft;
  }

  changed(slug: string, id?: number | string): void {
    if (this.#stale !== "everything") this.#stale.add(id === undefined ? slug : `${slug} ${id}`);
    this.#snapshot = undefined;
  }

  async snapshot(): Promise<Snapshot> {
    if (this.#snapshot !== undefined) return this.#snapshot;
    this.#reading ??= this.#turns
      .run(() => this.#read())
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }

  async #read(): Promise<Snapshot> {
    const stale = this.#stale;
    this.#stale = new Set();
    try {
      await (stale === "everything" ? this.#readEverything() : this.#readAgain(stale));
    } catch (error) {
      this.#stale = "everything";
      throw error;
    }
    const snapshot = takeSnapshot(contentOf(this.#documents, this.#globals));
    if (this.#stale.size === 0) this.#snapshot = snapshot;
    return snapshot;
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
    return draft || doc._status === "published" ? doc : {};
  }
}

function contentOf(
  { pages, rooms, media }: Record<Collection, ReadonlyMap<number, Document>>,
  { menus, hotel }: Record<Global, Document>,
): ContentForm {
  const keyed = (prefix: string, docs: ReadonlyMap<number, Document>, id: number) => {
    const key = docs.get(id)?.key;
    return typeof key === "string" ? `${prefix}:${key}` : undefined;
  };
  const names: Names = {
    picture: (id) => {
      const name = media.get(id)?.filename;
      return typeof name === "string" ? name : undefined;
    },
    target: (collection, id) =>
      collection === "pages" ? keyed("page", pages, id) : keyed("room", rooms, id),
  };
  return {
    pages: new Map([...pages.values()].map((doc) => [String(doc.key), pageToForm(doc, names)])),
    rooms: new Map([...rooms.values()].map((doc) => [String(doc.key), roomToForm(doc, names)])),
    menus: menusToForm(menus, names),
    pictures: [...media.values()].map(pictureToForm),
    hotel: typeof hotel.hotelName === "string" ? hotelToForm(hotel, names) : undefined,
    tokens: hotel.tokens,
  };
}
