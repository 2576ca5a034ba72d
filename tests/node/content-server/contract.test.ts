import { categoryTemplateSchema, pagesSchema, propertySchema } from "../../../content-api/contract";
import { startContentServer, type RunningContentServer } from "../../../services/content-server/server";
import { LOCALES } from "../../../shared/locales";
import { sourceSite } from "../../support/content/source-site";

let server: RunningContentServer;

beforeAll(async () => {
  server = await startContentServer({ contentDir: "content", port: 0 });
});
afterAll(() => server.close());

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, body: await response.json() };
}

test("the whole hotel is sourced: every page and room in four languages, no dead links, every picture fetched", async () => {
  const { panics, warnings, nodesOf } = await sourceSite(server.url);
  expect({ panics, warnings }).toEqual({ panics: [], warnings: [] });
  const [pages, rooms] = [nodesOf("HotelPage"), nodesOf("HotelRoom")];
  expect([pages.length, rooms.length]).toEqual([132, 32]);
  for (const { hrefLangs } of [...pages, ...rooms]) expect(hrefLangs).toHaveLength(LOCALES.length);
  expect(nodesOf("HotelPicture").filter(({ file, width }) => file === null || width === 0)).toEqual([]);
});

test.each(LOCALES)(
  "the list of pages, facts, contact and certificates follow the contract in %s, including pictures",
  async (locale) => {
    const pages = await ask(`/v1/pages?property-id=1&lang=${locale}`);
    expect(pagesSchema.validateSync(pages.body, { strict: true })).toHaveLength(33);
    const facts = propertySchema.validateSync((await ask(`/v1/properties/1?lang=${locale}`)).body, {
      strict: true,
    });
    expect(facts.without).toEqual([]);
    expect(facts.localDirectionsMap?.sourceUrl).toBe(`/media/directions-${locale}.svg`);
    expect((await fetch(`${server.url}${facts.localDirectionsMap?.sourceUrl}`)).status).toBe(200);

    const { body } = await ask(`/v1/pages/19/contact?lang=${locale}`);
    const contact = categoryTemplateSchema.validateSync(body, { strict: true });
    expect(contact.types.map(({ subtitle }) => subtitle)).toEqual(
      expect.arrayContaining(["ADDRESS", "PHONE", "EMAIL", "DIRECTIONS", "DEPARTMENT_SALES"]),
    );
    expect(contact.types.find(({ subtitle }) => subtitle === "DIRECTIONS")?.file).toEqual({
      sourceUrl: "/media/directions.svg",
      width: 900,
      height: 720,
      alt: expect.stringMatching(/.{40}/),
    });
    const certificate = await ask(`/v1/pages/20/certificate?lang=${locale}`);
    expect(categoryTemplateSchema.validateSync(certificate.body).types).toHaveLength(10);
    expect((await ask(`/v1/pages/20/contact?lang=${locale}`)).status).toBe(404);
  },
);
