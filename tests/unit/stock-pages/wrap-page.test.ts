import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DEVELOPERS_PAGES } from "../../../gatsby/inside/developers-pages";
import { wrapPage } from "../../../plugins/gatsby-plugin-stock-pages/src/wrap-page";
import { temporaryFolder } from "../../support/temporary-folder";

const FILE = join(DEVELOPERS_PAGES, "page.tsx");
const BUTTON = 'import { Button } from "@chakra-ui/react";\n';

const WITH_CHAKRA = 'import { withChakra } from "stock-pages/with-chakra";';

test.each([
  ["export default function Page() {}", "function Page() {}", "Page"],
  [
    "export default () => null;\nexport const a = 1;",
    "const StockPage = () => null;\nexport const a = 1;",
    "StockPage",
  ],
  ["const Page = 1;\nexport default Page;", "const Page = 1;\nconst StockPage = Page;", "StockPage"],
])("%j, if it uses Chakra, is wrapped in Chakra's provider", (source, kept, name) => {
  expect(wrapPage(BUTTON + source, FILE).code).toBe(
    `${BUTTON}${kept}\n${WITH_CHAKRA}\nexport default withChakra(${name});\n`,
  );
});

test("a page without such packages, or with only their types, stays unchanged", () => {
  const source = 'import type { ButtonProps } from "@chakra-ui/react";\nexport default () => null;';
  expect(wrapPage(source, FILE)).toEqual({ code: source, dependencies: [] });
});

test("a page without a default export is refused, saying so", () => {
  expect(() => wrapPage(BUTTON, FILE)).toThrow(
    "src/pages/page.tsx:1:1: export the page by `export default`.",
  );
});

test("a page is wrapped for what its parts use, and read again when a part changes", async () => {
  const root = process.cwd();
  process.chdir(await temporaryFolder());
  try {
    mkdirSync("src/pages", { recursive: true });
    writeFileSync("src/pages/_Part.tsx", `${BUTTON}import { StaticImage } from "gatsby-plugin-image";`);
    await jest.isolateModulesAsync(async () => {
      const elsewhere = await import("../../../plugins/gatsby-plugin-stock-pages/src/wrap-page");
      const page = elsewhere.wrapPage('import "./_Part";\nexport default 1;', resolve("src/pages/page.tsx"));
      expect(page.code).toContain("export default withImageHead(withChakra(StockPage));");
      expect(page.dependencies).toEqual([resolve("src/pages/_Part.tsx")]);
    });
  } finally {
    process.chdir(root);
  }
});
