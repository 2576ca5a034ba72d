import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onCreateWebpackConfig } from "../../../src/gatsby/webpack";
import { neutralBrand } from "../../../src/theme/neutral";
import { runHook } from "../../support/run-hook";
import { temporaryFolder } from "../../support/temporary-folder";

const fontRule = { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [{ loader: "url-loader" }] };
const scriptRule = { test: /\.[jt]sx?$/, use: [{ loader: "babel-loader" }] };

/** The configuration after the hook, with the environment's hotel file in a folder. */
async function configure(folder: string, stage = "build-html") {
  const before = process.env.HOTEL_FILE;
  process.env.HOTEL_FILE = join(folder, "hotel.json");
  const configs: Record<string, unknown> = {};
  try {
    await runHook(onCreateWebpackConfig, {
      actions: {
        replaceWebpackConfig: (config: unknown) => (configs.replaced = config),
        setWebpackConfig: (config: unknown) => (configs.added = config),
      },
      stage,
      plugins: {
        define: (values: unknown) => ({ values }),
        minifyJs: (options: unknown) => ({ options }),
        minifyCss: () => "css",
      },
      getConfig: () => ({ mode: "production", module: { rules: [fontRule, scriptRule] } }),
    });
    return configs;
  } finally {
    if (before === undefined) delete process.env.HOTEL_FILE;
    else process.env.HOTEL_FILE = before;
  }
}

test("fonts become files with a hash in their names; nothing else changes", async () => {
  const { replaced } = await configure(await temporaryFolder());
  expect(replaced).toEqual({
    mode: "production",
    module: {
      rules: [
        scriptRule,
        {
          test: /\.woff2$/,
          type: "asset/resource",
          generator: { filename: "static/[name]-[contenthash][ext]" },
        },
      ],
    },
  });
});

test("the palette beside the hotel file is given to the theme, the neutral one where there is none", async () => {
  const folder = await temporaryFolder();
  expect(await configure(folder)).toMatchObject({
    added: { plugins: [{ values: { __BRAND_TOKENS__: JSON.stringify(neutralBrand) } }] },
  });
  await writeFile(join(folder, "tokens.json"), '{ "theme": 1 }');
  await expect(configure(folder)).rejects.toThrow(/tokens\.json/);
});

test("browsers alone get modern syntax and no parts of libraries that no page calls", async () => {
  const { replaced } = await configure(await temporaryFolder(), "build-javascript");
  expect(replaced).toMatchObject({
    resolve: { alias: { outdent: false } },
    optimization: { minimizer: [{ options: { terserOptions: { ecma: 2020 } } }, "css"] },
  });
});
