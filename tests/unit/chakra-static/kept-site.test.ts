import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { analyseSite } from "../../../plugins/gatsby-plugin-chakra-static/src/analysis/site";
import { readKeptSite, type Site } from "../../../plugins/gatsby-plugin-chakra-static/src/kept-site";
import { temporaryFolder } from "../../support/temporary-folder";

const SOURCE = `
import { Box } from "@chakra-ui/react/box";
export const Page = () => <Box color="brand" paddingTop={{ base: "1", md: "2" }} />;
`;

test("the last build's styles are read back, unless the build was interrupted while writing them", async () => {
  const folder = await temporaryFolder();
  const source = join(folder, "page.tsx");
  await writeFile(source, SOURCE);
  const site: Site = { ...analyseSite([source]), digest: "a", critical: [], inlineTokens: true };
  expect(Object.keys(site.classes)).toHaveLength(1);
  const kept = join(folder, "analysis.json");
  expect(readKeptSite(kept)).toBeUndefined();
  await writeFile(kept, JSON.stringify(site));
  expect(readKeptSite(kept)).toEqual(site);
  await writeFile(kept, JSON.stringify(site).slice(0, -10));
  expect(readKeptSite(kept)).toBeUndefined();
  await writeFile(kept, JSON.stringify({ ...site, classes: { c: { place: "page.tsx:1" } } }));
  expect(readKeptSite(kept)).toBeUndefined();
});
