import { LAYOUT_PAGES, inAllLanguages } from "../support/layouts";
import { world } from "../support/browser";
import { TEXT_FONT } from "../../shared/fonts/families";
import { newPage } from "../support/visit";

/** Families of fonts that a page's texts are rendered in and that the page doesn't load itself. */
async function foreignFonts(url: string): Promise<string[]> {
  // Without JavaScript, nothing moves in the meantime.
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(url, { waitUntil: "networkidle" });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { nodes } = await devTools.send("DOM.getFlattenedDocument", { depth: -1 });
  const foreign: string[] = [];
  for (const nodeId of new Set(
    nodes.flatMap(({ nodeName, parentId }) => (nodeName === "#text" ? parentId : [])),
  )) {
    if (nodeId === undefined) continue;
    const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
    foreign.push(...fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName));
  }
  await page.close();
  return [...new Set(foreign)];
}

test.each(["/", LAYOUT_PAGES["room-detail"], LAYOUT_PAGES["detail-pages-exclusive with contact"]])(
  "every glyph on %s comes from the site's own fonts, in every language",
  async (path) => {
    const addresses = await inAllLanguages(world().site, path);
    const foreign = await Promise.all(addresses.map((address) => foreignFonts(world().site + address)));
    expect(foreign).toEqual(addresses.map(() => []));
  },
);

/** Text fonts that a page fetches without preloading them, and the number of fetched fonts it doesn't use. */
async function textFonts(url: string) {
  const page = await newPage({ javaScriptEnabled: false });
  const fetched: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) fetched.push(response.url());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const preloaded = await page
    .locator('link[rel=preload][as="font"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : "")));
  const used = await page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => status === "loaded" && !family.includes("Fallback"))
        .length,
  );
  await page.close();
  return {
    late: fetched.filter((font) => font.includes(TEXT_FONT.file) && !preloaded.includes(font)),
    unused: fetched.length - used,
  };
}

test.each(Object.values(LAYOUT_PAGES))(
  "%s preloads every text font it uses and fetches no unused font, in any language",
  async (path) => {
    const addresses = await inAllLanguages(world().site, path);
    // A page at rest leaves the machine idle, so all are opened at once.
    const found = await Promise.all(addresses.map((address) => textFonts(world().site + address)));
    expect(found).toEqual(addresses.map(() => ({ late: [], unused: 0 })));
  },
);
