import { readdir, readFile } from "node:fs/promises";
import { object, string } from "yup";
import {
  categoryTemplateSchema,
  menusSchema,
  pageSchema,
  pagesSchema,
  propertySchema,
  roomBySlugSchema,
  roomSchema,
  roomsSchema,
} from "../../../content-api/contract";
import { startContentServer, type RunningContentServer } from "../../../services/content-server/server";
import { LOCALES } from "../../../shared/locales";
import { sourceSite } from "../../support/content/source-site";

let server: RunningContentServer;

beforeAll(async () => {
  server = await startContentServer({ contentDir: "content", port: 0 });
});
afterAll(() => server.close());

const addressSchema = object({
  url: object(Object.fromEntries(LOCALES.map((l) => [l, string().required()]))),
});

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, body: await response.json() };
}

async function pageAddresses(): Promise<{ locale: string; path: string }[]> {
  const names = await readdir("content/pages", { recursive: true });
  const files = names.filter((name) => name.endsWith(".json"));
  const addresses = await Promise.all(
    files.map(async (name) => {
      const { url } = addressSchema.validateSync(JSON.parse(await readFile(`content/pages/${name}`, "utf8")));
      return LOCALES.map((locale) => ({ locale, path: url[locale] ?? "" }));
    }),
  );
  return addresses.flat();
}

test("every page of the hotel follows the contract in all four languages", async () => {
  const addresses = await pageAddresses();
  expect(addresses).toHaveLength(132);
  for (const { locale, path } of addresses) {
    const { status, body } = await ask(
      `/v1/pages/url-lang?property-id=1&url=${encodeURIComponent(path)}&lang=${locale}`,
    );
    expect({ path, status }).toEqual({ path, status: 200 });
    const page = pageSchema.validateSync(body, { strict: true });
    expect(page.property.id).toBe(1);
    expect(page.hrefLangs).toContainEqual({ locale, url: path });
    expect(page.hrefLangs).toHaveLength(4);
    expect(page.breadcrumbs?.at(-1)).toEqual({ text: expect.any(String), url: path, active: true });
    expect(JSON.stringify(body)).not.toMatch(/"(page|room):|href=\\"(page|room):/);
  }
});

test.each(LOCALES)("the list of pages contains every page in %s", async (locale) => {
  const pages = pagesSchema.validateSync((await ask(`/v1/pages?property-id=1&lang=${locale}`)).body, {
    strict: true,
  });
  const own = (await pageAddresses()).filter((address) => address.locale === locale);
  expect(pages.map(({ url }) => url).sort()).toEqual(own.map(({ path }) => path).sort());
  expect(pages.every(({ title }) => title !== "")).toBe(true);
});

test.each(LOCALES)("the hotel's facts follow the contract in %s, including its pictures", async (locale) => {
  const { status, body } = await ask(`/v1/properties/1?lang=${locale}`);
  expect(status).toBe(200);
  const facts = propertySchema.validateSync(body, { strict: true });
  expect(facts.without).toEqual([]);
  expect(facts.localDirectionsMap?.sourceUrl).toBe(`/media/directions-${locale}.svg`);
  expect((await fetch(`${server.url}${facts.localDirectionsMap?.sourceUrl}`)).status).toBe(200);
  expect(facts.amenities).toHaveLength(16);
  const paths = (await pageAddresses()).filter((page) => page.locale === locale).map(({ path }) => path);
  expect(facts.openingHours).toHaveLength(11);
  expect(paths).toEqual(expect.arrayContaining(facts.openingHours?.flatMap(({ pages }) => pages) ?? []));
});

test.each(LOCALES)("rooms and menus follow the contract in %s", async (locale) => {
  const rooms = roomsSchema.validateSync((await ask(`/v1/rooms?property-id=2&lang=${locale}`)).body, {
    strict: true,
  });
  expect(rooms.map(({ id }) => id)).toEqual([101, 102, 103, 104, 105, 106, 107, 108]);
  for (const room of rooms) {
    const byId = await ask(`/v1/rooms/${room.id}?lang=${locale}&property-id=2`);
    expect(roomSchema.validateSync(byId.body, { strict: true })).toEqual(room);
    const bySlug = await ask(`/v1/rooms/${encodeURIComponent(room.slug)}?lang=${locale}&property-id=2`);
    expect(roomBySlugSchema.validateSync(bySlug.body, { strict: true })).toEqual({
      room,
      hrefLangs: room.hrefLangs,
    });
  }

  const menus = menusSchema.validateSync((await ask(`/v1/menus?property-id=1&lang=${locale}`)).body, {
    strict: true,
  });
  expect(menus.map(({ type, items }) => [type, items.length])).toEqual([
    ["HEADER", 17],
    ["FOOTER", 18],
  ]);
});

test.each(LOCALES)("the contact and certificate calls follow the contract in %s", async (locale) => {
  const contact = categoryTemplateSchema.validateSync(
    (await ask(`/v1/pages/19/contact?lang=${locale}`)).body,
  );
  expect(contact.types.map(({ subtitle }) => subtitle)).toEqual([
    "ADDRESS",
    "PHONE",
    "EMAIL",
    "FAX",
    "DIRECTIONS",
    "DEPARTMENT_RESERVATIONS",
    "DEPARTMENT_SALES",
    "DEPARTMENT_EVENTS",
    "DEPARTMENT_ACCESS",
  ]);
  const map = contact.types.find(({ subtitle }) => subtitle === "DIRECTIONS")?.file;
  expect(map).toEqual({
    sourceUrl: "/media/directions.svg",
    width: 900,
    height: 720,
    alt: expect.stringMatching(/.{40}/),
  });

  const certificate = await ask(`/v1/pages/20/certificate?lang=${locale}`);
  expect(categoryTemplateSchema.validateSync(certificate.body).types).toHaveLength(10);
  expect((await ask(`/v1/pages/20/contact?lang=${locale}`)).status).toBe(404);
});

test("the whole hotel is sourced: every page and room in four languages, no dead links, every picture fetched", async () => {
  const { panics, warnings, nodesOf } = await sourceSite(server.url);
  expect({ panics, warnings }).toEqual({ panics: [], warnings: [] });
  const [pages, rooms] = [nodesOf("HotelPage"), nodesOf("HotelRoom")];
  expect([pages.length, rooms.length]).toEqual([132, 32]);
  for (const { hrefLangs } of [...pages, ...rooms]) expect(hrefLangs).toHaveLength(LOCALES.length);
  expect(nodesOf("HotelPicture").filter(({ file, width }) => file === null || width === 0)).toEqual([]);
});
