import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { isOfDevelopersPage } from "../../../gatsby/inside/developers-pages";
import { digestOf } from "../../../shared/digest";
import { portableName } from "./analysis/modules";
import { analyseSite, digestOfFiles, sourceFiles } from "./analysis/site";
import { readKeptSite, type Site } from "./kept-site";
import { type ChakraStaticOptions, parseOptions } from "./options";
import { transformRecipes, withoutCode } from "./transform";

const PLUGIN = "gatsby-plugin-chakra-static";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, getConfig, plugins, stage, store },
  given,
) => {
  const options = parseOptions(given);
  const { program, flattenedPlugins } = store.getState();
  const { directory } = program;
  // Gatsby compiles this file into another folder, so its own path can't be used.
  const plugin = flattenedPlugins.find(({ name }: { name: string }) => name === PLUGIN).resolve;
  const folder = join(directory, ".cache/chakra-static");
  const chakra = chakraFolder(directory);
  const site =
    stage.startsWith("build-") && options.enabled
      ? readSite(folder, [...sourceFiles(join(plugin, "src")), join(chakra, "package.json")], options)
      : null;
  const forServer = stage.endsWith("-html");
  if (forServer) {
    writeServerFiles(folder, site);
    actions.setWebpackConfig({
      // Native modules can't be bundled.
      externals: [{ browserslist: "commonjs browserslist", lightningcss: "commonjs lightningcss" }],
      resolve: {
        alias: {
          "chakra-static/system$": resolve(options.system),
          "chakra-static/site$": join(folder, "site.json"),
          "chakra-static/recipes$": join(folder, "recipes.js"),
          "chakra-static/styled-system$": join(chakra, "dist/esm/styled-system/index.js"),
        },
      },
    });
  }
  actions.setWebpackConfig(cacheVersion(getConfig(), site));
  if (!site) return;
  const buildOnly = [options.system, ...options.buildOnly].map((file) => resolve(file));
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "@chakra-ui/react/styled-system$": forServer
          ? join(plugin, "src/render/styled-system.ts")
          : join(plugin, "src/runtime", "styled-system.ts"),
        "@chakra-ui/react/box$": join(plugin, "src/runtime", "box.ts"),
        "@chakra-ui/react$": forServer
          ? join(plugin, "src/render/main.ts")
          : join(plugin, "src/runtime", "main.ts"),
      },
    },
    plugins: [plugins.define({ __STYLE_PROPS__: JSON.stringify(site.styleProps.join(" ")) })],
    module: {
      rules: [
        {
          enforce: "pre",
          test: /\.[jt]sx?$/,
          include: resolve(options.source),
          exclude: isOfDevelopersPage,
          loader: join(plugin, "loader.cjs"),
          options: {
            transform: (source: string, file: string) =>
              !forServer && buildOnly.includes(file)
                ? withoutCode(source, file)
                : transformRecipes(source, file, { recipes: site.recipes, bodies: forServer }),
          },
        },
      ],
    },
  });
};

/** webpack's cache ignores changes to aliases and to this plugin's results, so they are part of the cache version. */
function cacheVersion({ cache }: Configuration, site: Site | null): Configuration {
  if (typeof cache !== "object" || cache.type !== "filesystem") return {};
  const version = digestOf(JSON.stringify(site?.recipes ?? null));
  return { cache: { type: "filesystem", version } };
}

/** Returns the site's styles, cached from the last build unless sources or code have changed. */
function readSite(
  folder: string,
  programs: readonly string[],
  { source, critical, styleProps, inlineTokens }: ChakraStaticOptions,
): Site {
  const files = sourceFiles(source).filter((file) => !isOfDevelopersPage(file));
  const digest = `${digestOfFiles([...files, ...programs])} ${critical.join()} ${styleProps.join()} ${inlineTokens}`;
  const file = join(folder, "analysis.json");
  const last = readKeptSite(file);
  if (last?.digest === digest) return last;
  const styles = analyseSite(files, styleProps);
  const site: Site = {
    ...styles,
    digest,
    inlineTokens,
    critical: Object.entries(styles.classes)
      .filter(([, { place }]) => critical.some((name) => place.startsWith(`${portableName(name)}:`)))
      .map(([name]) => name),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(site));
  return site;
}

/** Writes the data included in the server bundle: the styles, and imports of all modules that contain recipes. */
function writeServerFiles(folder: string, site: Site | null): void {
  mkdirSync(folder, { recursive: true });
  writeIfChanged(join(folder, "site.json"), JSON.stringify(site));
  const imports = (site?.recipeFiles ?? []).map((file) => `import ${JSON.stringify(file)};\n`);
  writeIfChanged(join(folder, "recipes.js"), imports.join(""));
}

/** Rewriting an unchanged file would make webpack rebuild its dependents. */
function writeIfChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== content) writeFileSync(file, content);
}

/** Path of the real Chakra package, whose modules bypass the aliases. */
function chakraFolder(directory: string): string {
  const main = createRequire(join(directory, "package.json")).resolve("@chakra-ui/react");
  return join(dirname(main), "../..");
}
