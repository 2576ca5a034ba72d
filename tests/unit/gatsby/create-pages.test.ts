import { createPages } from "../../../gatsby/create-pages";
import { runHook } from "../../support/run-hook";

interface CreatedPage {
  path: string;
  component: string;
  context: Record<string, unknown>;
}

const idOf = (name: string) => `id of ${name}`;
const LOCALES = ["en", "tr", "ru", "de"];

const DATA = {
  documents: {
    nodes: [
      { id: idOf("home"), locale: "en", path: "/", layout: "intro-page", route: "/", categoryTemplate: null },
      {
        id: idOf("stay"),
        locale: "tr",
        path: "/tr/konaklama",
        layout: "detail-pages",
        route: "/accommodation",
      },
      { id: idOf("about"), locale: "ru", path: "/ru/о-доме", layout: "detail-pages", route: "/about-us" },
      { id: idOf("room"), locale: "ru", path: "/ru/accommodation/ё", layout: "room-detail" },
      {
        id: idOf("awards"),
        locale: "en",
        path: "/landing",
        layout: "landing",
        route: "/landing",
        categoryTemplate: { id: "awards" },
      },
    ],
  },
  hotels: { nodes: LOCALES.map((locale) => ({ id: idOf(`hotel-${locale}`), locale })) },
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
    ["/ru/accommodation/ё", "RoomDetail.tsx"],
    ["/landing", "LandingWithTemplate.tsx"],
    ["/404.html", "ErrorPage.tsx"],
    ["/tr/404.html", "ErrorPage.tsx"],
    ["/ru/404.html", "ErrorPage.tsx"],
    ["/de/404.html", "ErrorPage.tsx"],
  ]);
});

test("the context identifies node, hotel and language, and leaves paths unchanged", async () => {
  const { page } = await create({ data: DATA });
  expect(page("/tr/konaklama")?.context).toEqual({
    id: idOf("stay"),
    hotelId: idOf("hotel-tr"),
    showsRooms: true,
    language: "tr",
    i18n: {
      language: "tr",
      languages: LOCALES,
      defaultLanguage: "en",
      generateDefaultLanguagePage: false,
      routed: true,
      path: "/tr/konaklama",
      originalPath: "/tr/konaklama",
    },
  });
  expect(page("/")?.context).toMatchObject({ showsRooms: false, i18n: { routed: false } });
  expect(page("/ru/accommodation/ё")?.context).toMatchObject({
    id: idOf("room"),
    hotelId: idOf("hotel-ru"),
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

test("the build fails without a query result, and an unknown layout is reported by name", async () => {
  expect((await create({ errors: [{ message: "no such type" }] })).panics).toHaveLength(1);
  const unknown = { ...DATA, documents: { nodes: [{ ...DATA.documents.nodes[0], layout: "poster" }] } };
  await expect(create({ data: unknown })).rejects.toThrow('No layout is called "poster"');
});
