import { world } from "../../support/browser";
import { pagesOf } from "../../support/pages";
import { untilTrue } from "../../support/until-true";
import { visit } from "../../support/visit";

interface ListedPage {
  path: string;
  lang: string;
  canonical: string;
  headings: number;
  /** Site paths of its links. */
  links: string[];
  /** Site paths by hreflang. */
  alternates: Record<string, string>;
}

/** Every page in the sitemap, as read by a crawler without JavaScript. */
async function crawl(site: string): Promise<ListedPage[]> {
  const paths = await pagesOf(site);
  return Promise.all(paths.map(async (path) => read(path, await (await fetch(site + path)).text())));
}

function read(path: string, html: string): ListedPage {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const alternates = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
  return {
    path,
    lang: first(/<html[^>]* lang="([^"]+)"/),
    canonical: pathOf(first(/<link rel="canonical" href="([^"]+)"/)),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    links: [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href ?? ""),
    alternates: Object.fromEntries([...alternates].map(([, lang, url]) => [lang, pathOf(url ?? "")])),
  };
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

describe.each(["site", "secondSite"] as const)("%s", (name) => {
  let pages: ListedPage[];
  beforeAll(async () => {
    pages = await crawl(world()[name]);
  });

  test("every page is its own canonical and has one main heading", () => {
    expect(pages.length).toBeGreaterThan(4);
    for (const { path, canonical, headings } of pages) {
      expect({ path, canonical, headings }).toEqual({ path, canonical: path, headings: 1 });
    }
  });

  test("hreflang links connect all languages of a page, with English as the default", () => {
    for (const { path, lang, alternates } of pages) {
      expect(alternates[lang]).toBe(path);
      const { "x-default": byDefault, ...languages } = alternates;
      expect(byDefault).toBe(languages.en ?? Object.values(languages)[0]);
      for (const other of Object.values(languages)) {
        expect(pages.find((page) => page.path === other)?.alternates).toEqual(alternates);
      }
    }
  });

  test("every link of every page leads to a page", async () => {
    const from = new Map(pages.flatMap(({ path, links }) => links.map((link) => [link, path] as const)));
    const broken: string[] = [];
    for (const [link, path] of from) {
      const { status } = await fetch(world()[name] + link, { redirect: "manual" });
      if (status !== 200) broken.push(`${path} → ${link}: ${status}`);
    }
    expect(from.size).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });
});

test("the app keeps the structured data of the served page and shows none for later pages", async () => {
  const html = await (await fetch(`${world().site}/contact`)).text();
  const before = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const page = await visit("/contact");
  const graphs = () => page.locator('script[type="application/ld+json"]').allTextContents();
  const atFirst = await graphs();
  await page.locator('a[href="/gallery"]:visible').first().click();
  await untilTrue(async () => (await graphs()).length === 0);
  await page.goBack();
  await untilTrue(async () => (await graphs()).length === 1);
  expect([...atFirst, ...(await graphs())]).toEqual([before, before]);
});
