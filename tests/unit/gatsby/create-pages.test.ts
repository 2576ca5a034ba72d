import { createPages } from "../../../gatsby/create-pages";
import { runHook } from "../../support/run-hook";

interface CreatedPage {
  path: string;
  component: string;
  context: Record<string, unknown>;
}

const uuid = (name: string) => `${name}-2f1c1a5e-6d0b-5a5e-8f5d-0c9a7a1f3b11`;
const LOCALES = ["en", "tr", "ru", "de"];

const DATA = {
  documents: {
    nodes: [
      { id: uuid("home"), locale: "en", path: "/", layout: "intro-page", route: "/", categoryTemplate: null },
      {
        id: uuid("stay"),
        locale: "tr",
        path: "/tr/konaklama",
        layout: "detail-pages",
        route: "/accommodation",
      },
      { id: uuid("about"), locale: "ru", path: "/ru/о-доме", layout: "detail-pages", route: "/about-us" },
      { id: uuid("room"), locale: "ru", path: `/ru/accommodation/${"ё".repeat(80)}`, layout: "room-detail" },
      {
        id: uuid("awards"),
        locale: "en",
        path: "/landing",
        layout: "landing",
        route: "/landing",
        categoryTemplate: { id: "awards" },
      },
    ],
  },
  hotels: { nodes: LOCALES.map((locale) => ({ id: uuid(`hotel-${locale}`), locale })) },
};

/** Runs createPages with a GraphQL result. */
async function create(answer: object) {
  const pages: CreatedPage[] = [];
  const panics: string[] = [];
  await runHook(createPages, {
    graphql: () => Promise.resolve(answer),
    actions: { createPage: (page: CreatedPage) => pages.push(page) },
    reporter: { panicOnBuild: (message: string) => panics.push(message) },
  });
  return { panics, page: (path: string) => pages.find((page) => page.path === path), pages };
}

test("every node becomes a page with its layout and category template, and every language has an error page", async () => {
  const { pages } = await create({ data: DATA });
  expect(pages.map(({ path, component }) => [path, component.split("/").at(-1)])).toEqual([
    ["/", "IntroPage.tsx"],
    ["/tr/konaklama", "DetailPages.tsx"],
    ["/ru/о-доме", "DetailPages.tsx"],
    [`/ru/accommodation/${"ё".repeat(80)}`, "RoomDetail.tsx"],
    ["/landing", "LandingWithTemplate.tsx"],
    ["/404.html", "ErrorPage.tsx"],
    ["/tr/404.html", "ErrorPage.tsx"],
    ["/ru/404.html", "ErrorPage.tsx"],
    ["/de/404.html", "ErrorPage.tsx"],
  ]);
});

test("the context identifies node, hotel and language, and leaves paths unchanged", async () => {
  const { page, pages } = await create({ data: DATA });
  expect(page("/tr/konaklama")?.context).toEqual({
    id: uuid("stay"),
    hotelId: uuid("hotel-tr"),
    showsRooms: true,
    language: "tr",
    i18n: expect.objectContaining({
      language: "tr",
      languages: LOCALES,
      defaultLanguage: "en",
      routed: true,
      path: "/tr/konaklama",
      originalPath: "/tr/konaklama",
    }),
  });
  expect(page("/")?.context).toMatchObject({
    hotelId: uuid("hotel-en"),
    showsRooms: false,
    i18n: { routed: false },
  });
  expect(pages.at(3)?.context).toMatchObject({
    id: uuid("room"),
    hotelId: uuid("hotel-ru"),
    showsRooms: false,
  });
});

test("error pages contain the texts of all languages, so they share one English context except for the path", async () => {
  const { page } = await create({ data: DATA });
  expect(page("/tr/404.html")?.context).toMatchObject({
    language: "en",
    i18n: { language: "en", routed: false, path: "/tr/404.html", originalPath: "/tr/404.html" },
  });
});

test("no context exceeds 1 KB", async () => {
  const { pages } = await create({ data: DATA });
  for (const { path, context } of pages) {
    const bytes = Buffer.byteLength(JSON.stringify(context));
    expect({ path, small: bytes < 1024 }).toEqual({ path, small: true });
  }
});

test("the build fails without a query result, and an unknown layout is reported by name", async () => {
  expect((await create({ errors: [{ message: "no such type" }] })).panics).toHaveLength(1);
  const unknown = { ...DATA, documents: { nodes: [{ ...DATA.documents.nodes[0], layout: "poster" }] } };
  await expect(create({ data: unknown })).rejects.toThrow('No layout is called "poster"');
});
