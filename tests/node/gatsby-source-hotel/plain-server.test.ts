import { startContentServer } from "../../../services/content-server/server";
import { sourceSite } from "../../support/content/source-site";
import { startPlainServer } from "../../support/plain-server";

const CONTENT_DIR = "tests/fixtures/second-hotel";

async function nodesFrom(apiUrl: string) {
  const gatsby = await sourceSite(apiUrl);
  const { panics, warnings } = gatsby;
  const digests = ["HotelPage", "HotelRoom", "HotelMenu", "HotelCategoryTemplate", "HotelPicture"].flatMap(
    (type) => gatsby.nodesOf(type).map(({ id, internal }) => `${type} ${id} ${internal.contentDigest}`),
  );
  return { panics, warnings, digests: digests.sort() };
}

test("a server that says null wherever a field may lack, and 400 for what it does not know, has the same pages", async () => {
  const server = await startContentServer({ contentDir: CONTENT_DIR, port: 0 });
  const plain = await startPlainServer(server.url, false);
  const nulls = await startPlainServer(server.url, true);
  try {
    const expected = await nodesFrom(plain.url);
    expect(expected).toMatchObject({ panics: [], warnings: [] });
    expect(expected.digests.length).toBeGreaterThan(20);
    expect(await nodesFrom(nulls.url)).toEqual(expected);
  } finally {
    await nulls.close();
    await plain.close();
    await server.close();
  }
});
