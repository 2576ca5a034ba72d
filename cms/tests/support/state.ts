import { createClient } from "@libsql/client";
import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Payload } from "payload";
import { parseEnvironment } from "../../src/environment";
import type { Locale } from "../../../shared/locales";

/** Tables of versions, text dates and data of a single user: sessions, preferences, locks. */
const NOT_PUBLIC = /^(_|sqlite_|text_dates|users_sessions|payload_preferences|payload_locked_documents)/;

/** Digests of everything that is public or determines it: tables (pages, menus, plans …), passwords, files. */
export async function publicState(): Promise<Record<string, string>> {
  const { databaseFile, mediaDir } = parseEnvironment(process.env);
  const client = createClient({ url: `file:${databaseFile}` });
  try {
    const { rows } = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
    );
    const state: Record<string, string> = {};
    for (const table of rows.map(({ name }) => String(name)).filter((name) => !NOT_PUBLIC.test(name))) {
      // A user's row also contains the time of their last sign-in.
      const columns = table === "users" ? "id, email, role, hash, salt" : "*";
      const content = await client.execute(`SELECT ${columns} FROM "${table}" ORDER BY 1, 2`);
      state[table] = digest(content.rows);
    }
    return { ...state, files: digest(await filesIn(mediaDir)) };
  } finally {
    client.close();
  }
}

/** Digests of the latest drafts in one language, by kind of document. */
export async function draftState(payload: Payload, locale: Locale): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const collection of ["pages", "rooms", "media"]) {
    const { docs } = await payload.find({
      collection,
      draft: true,
      locale,
      depth: 0,
      pagination: false,
      sort: "id",
    });
    state[`${collection} in ${locale}`] = digest(docs.map(contentOf));
  }
  for (const slug of ["menus", "hotel"]) {
    state[`${slug} in ${locale}`] = digest(
      contentOf({ ...(await payload.findGlobal({ slug, draft: true, locale, depth: 0 })) }),
    );
  }
  return state;
}

/** What an editor wrote, without the author and the metadata of the row, which a draft has of its own. */
function contentOf(doc: Record<string, unknown>): Record<string, unknown> {
  const row = {
    id: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    // Its URL contains the time of the change.
    thumbnailURL: undefined,
    _status: undefined,
    changedBy: undefined,
  };
  return { ...doc, ...row };
}

async function filesIn(folder: string): Promise<unknown[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return [name, size, mtimeMs];
    }),
  );
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
