import { type Client, createClient } from "@libsql/client";

/** First id of the added documents; the embedded hotel has far fewer. */
const FIRST = 100_000;

/** Values of a copy's columns, as SQL expressions; `n` is the copy's number. */
type Columns = Record<string, string>;

/**
 * Adds published pages and pictures to the database of a stopped CMS as copies of its first ones, because its API would
 * take an hour. Returns the ids of the pages.
 */
export async function addDocuments(
  databaseFile: string,
  { pages, pictures }: { pages: number; pictures: number },
): Promise<number[]> {
  const client = createClient({ url: `file:${databaseFile}` });
  const own = `${FIRST} + n`;
  const address = "iif(_locale = 'en', '', '/' || _locale) || '/bench-' || n";
  const [page, picture] = [await modelOf(client, "pages"), await modelOf(client, "media")];
  const key = "'bench-' || n";
  const name = "'bench-' || n || '.jpg'";
  const copies: [table: string, where: string, count: number, columns: Columns][] = [
    ["pages", `id = ${page.id}`, pages, { id: own, key, number: own }],
    [
      "pages_locales",
      `_parent_id = ${page.id}`,
      pages,
      { _parent_id: own, title: "'Page ' || n", url: address, search_text: "'page ' || n" },
    ],
    [
      "_pages_v",
      `id = ${page.version}`,
      pages,
      { id: own, parent_id: own, version_key: key, version_number: own },
    ],
    [
      "_pages_v_locales",
      `_parent_id = ${page.version}`,
      pages,
      {
        _parent_id: own,
        version_title: "'Page ' || n",
        version_url: address,
        version_search_text: "'page ' || n",
      },
    ],
    [
      "media",
      `id = ${picture.id}`,
      pictures,
      { id: own, filename: name, url: "'/api/media/file/' || " + name },
    ],
    [
      "media_locales",
      `_parent_id = ${picture.id}`,
      pictures,
      { _parent_id: own, alt: "'Picture ' || n", search_text: "'picture ' || n" },
    ],
    ["_media_v", `id = ${picture.version}`, pictures, { id: own, parent_id: own, version_filename: name }],
    [
      "_media_v_locales",
      `_parent_id = ${picture.version}`,
      pictures,
      { _parent_id: own, version_alt: "'Picture ' || n", version_search_text: "'picture ' || n" },
    ],
  ];
  for (const [table, where, count, columns] of copies) await copy(client, table, { where, count, columns });
  client.close();
  return Array.from({ length: pages }, (_, n) => FIRST + n);
}

/** Ids of a document to copy and of its newest version. */
async function modelOf(client: Client, table: "pages" | "media"): Promise<{ id: number; version: number }> {
  const { rows } = await client.execute(
    `SELECT id, parent_id FROM _${table}_v WHERE latest = 1 ORDER BY parent_id LIMIT 1`,
  );
  return { id: Number(rows[0]?.parent_id), version: Number(rows[0]?.id) };
}

async function copy(
  client: Client,
  table: string,
  { where, count, columns }: { where: string; count: number; columns: Columns },
): Promise<void> {
  const { rows } = await client.execute(`PRAGMA table_info(${table})`);
  const names = rows.map(({ name }) => String(name));
  // The database assigns an id that isn't specified.
  const values = names.map((name) => columns[name] ?? (name === "id" ? "NULL" : `"${name}"`));
  await client.execute(
    `WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${count})
     INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(", ")})
     SELECT ${values.join(", ")} FROM ${table}, numbers WHERE ${where}`,
  );
}
