import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { readBrandTokens } from "../../../toolkit/read-brand";
import { neutralBrand } from "../../../shared/neutral-brand";
import { leftOutAliases } from "../../../gatsby/inside/left-out";
import leftOut from "../../../gatsby/inside/left-out-modules.json";
import { SMALL_LIBRARIES } from "../../../gatsby/inside/small-libraries";
import { onCreateWebpackConfig } from "../../../gatsby/webpack";
import { runHook } from "../../support/run-hook";
import { temporaryFolder } from "../../support/temporary-folder";

const fontRule = { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [{ loader: "url-loader" }] };
const scriptRule = { test: /\.[jt]sx?$/, use: [{ loader: "babel-loader" }] };
/** The rule of gatsby-plugin-typescript. */
const typeScriptRule = { test: /\.tsx?$/, use: [{ loader: "babel-loader" }] };
const commons = { name: "commons", minChunks: 5 };
const shared = { minChunks: 2 };
const GATSBY_CONFIG = {
  mode: "production",
  entry: { app: "/site/.cache/production-app" },
  module: { rules: [fontRule, scriptRule, typeScriptRule] },
  resolve: { alias: { gatsby$: "/site/.cache/gatsby-browser-entry.js" } },
  optimization: {
    splitChunks: { chunks: "all", cacheGroups: { framework: { priority: 40 }, commons, shared } },
  },
};

interface Replaced {
  module: { rules: unknown[] };
  entry: Record<string, string>;
  resolve: { alias: Record<string, unknown> };
  optimization: { splitChunks: { cacheGroups: Record<string, CacheGroup> }; minimizer: unknown[] };
}

interface CacheGroup {
  minChunks?: number;
  chunks?(chunk: { name: string }): boolean;
}

/** The hook's changes to Gatsby's configuration, and the constants it defines in the code. */
async function configure(stage: string, config: object = GATSBY_CONFIG, pages: readonly string[] = []) {
  const replaced: Replaced[] = [];
  const defined: Record<string, string>[] = [];
  await runHook(onCreateWebpackConfig, {
    actions: {
      replaceWebpackConfig: (whole: Replaced) => replaced.push(whole),
      setWebpackConfig: () => undefined,
    },
    stage,
    plugins: {
      define: (values: Record<string, string>) => defined.push(values),
      banner: ({ banner }: { banner: string }) => banner,
      minifyJs: (options: unknown) => ({ options }),
      minifyCss: () => "css",
    },
    getConfig: () => config,
    store: { getState: () => ({ components: new Map(pages.map((page) => [page, {}])) }) },
  });
  const [whole] = replaced;
  const [values] = defined;
  if (!whole || !values) throw new Error("The hook has replaced nothing.");
  return { config: whole, values };
}

test("fonts become files with hashed names; nothing else changes in the code that renders pages", async () => {
  const output = { path: resolve(".cache/page-ssr/routes") };
  const { config } = await configure("build-html", { ...GATSBY_CONFIG, output });
  const fonts = {
    test: /\.woff2$/,
    type: "asset/resource",
    generator: { filename: "static/[name]-[contenthash][ext]", outputPath: "../../../public/" },
  };
  expect(config).toEqual({ ...GATSBY_CONFIG, output, module: { rules: [scriptRule, fonts] } });
});

test("browser code is minified to modern syntax, and what all layouts need is in the app's own file", async () => {
  const { splitChunks, minimizer } = (await configure("build-javascript")).config.optimization;
  expect(splitChunks.cacheGroups.commons).toMatchObject({ minChunks: commons.minChunks - 1, name: "app" });
  expect(minimizer).toEqual([
    { options: expect.objectContaining({ terserOptions: expect.objectContaining({ ecma: 2020 }) }) },
    "css",
  ]);
});

test("developers' pages share code only among themselves, without moving any layout's code", async () => {
  const pages = ["src/layouts/Landing.tsx", "src/pages/hello.tsx", "src/pages/more/terms.tsx"];
  const { config } = await configure(
    "build-javascript",
    GATSBY_CONFIG,
    pages.map((page) => resolve(page)),
  );
  const groups = config.optimization.splitChunks.cacheGroups;
  expect(groups.commons?.minChunks).toBe(commons.minChunks - 1 - 2);
  const chunks = ["component---src-layouts-landing-tsx", "component---src-pages-hello-tsx"];
  const taken = (group: string) => chunks.map((name) => groups[group]?.chunks?.({ name }));
  expect([taken("commons"), taken("shared"), taken("pages")]).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
});

test("browser code omits every left-out module", async () => {
  const { alias } = (await configure("build-javascript")).config.resolve;
  expect(Object.values(alias).filter((own) => own === false)).toHaveLength(
    leftOut.files.length + leftOut.packages.length,
  );
});

test("the browser starts with the site's own entry, which reaches Gatsby's through an alias", async () => {
  const { config } = await configure("build-javascript");
  expect(Object.keys(config.entry)).toEqual(["app"]);
  expect(existsSync(String(config.entry.app))).toBe(true);
  expect(config.resolve.alias["gatsby-app$"]).toBe(GATSBY_CONFIG.entry.app);
});

test("libraries that browsers need little of exist, and are replaced there by small modules", async () => {
  const { alias } = (await configure("build-javascript")).config.resolve;
  expect(alias).toMatchObject(SMALL_LIBRARIES);
  const { resolve: library } = createRequire(resolve("package.json"));
  for (const [name, own] of Object.entries(SMALL_LIBRARIES)) {
    expect([library(name.replace(/\$$/, "")), own].filter((file) => !existsSync(file))).toEqual([]);
  }
});

test("the build fails if left-out modules no longer exist, naming only those", () => {
  const files = [...leftOut.files, "gatsby/cache-dir/gone.js", "no-such-package/dist/index.js"];
  const packages = [...leftOut.packages, "gone-package"];
  expect(() => leftOutAliases({ files, packages })).toThrow(
    "not there any more: gatsby/cache-dir/gone.js, no-such-package/dist/index.js, gone-package. See what",
  );
});

test.each([
  ["rule for fonts", { ...GATSBY_CONFIG, module: { rules: [scriptRule, typeScriptRule] } }],
  ["second rule for TypeScript", { ...GATSBY_CONFIG, module: { rules: [fontRule, scriptRule] } }],
  ['entry "app"', { ...GATSBY_CONFIG, entry: {} }],
  ['cache groups "commons" and "shared"', { ...GATSBY_CONFIG, optimization: { splitChunks: false } }],
])("the build fails if Gatsby no longer has its %s", async (what, config) => {
  await expect(configure("build-javascript", config)).rejects.toThrow(`${what} any more: correct gatsby`);
});

test("the theme gets the hotel's palette, and every page the gate script", async () => {
  const { values } = await configure("build-html");
  expect(values["__BRAND_TOKENS__"]).toBe(JSON.stringify(readBrandTokens("content/tokens.json")));
  expect(values["__GATE_SCRIPT__"]).toMatch(/^".+"$/);
});

test("the palette is read from beside the hotel file; without one, the neutral palette is used", async () => {
  const folder = await temporaryFolder();
  const tokensFile = join(folder, "tokens.json");
  expect(readBrandTokens(tokensFile)).toEqual(neutralBrand);
  await writeFile(tokensFile, '{ "theme": ');
  expect(() => readBrandTokens(tokensFile)).toThrow(/tokens\.json can't be read as JSON/);
});
