import { createRequire } from "node:module";
import type * as Babel from "@babel/core";
import type * as NodeGraphqlRunner from "gatsby/dist/bootstrap/create-graphql-runner";
import type * as BuildHtml from "gatsby/dist/commands/build-html";
import type * as Datastore from "gatsby/dist/datastore";
import type * as GraphqlRunner from "gatsby/dist/query/graphql-runner";
import type * as Redux from "gatsby/dist/redux";
import type * as Inference from "gatsby/dist/schema/infer/inference-metadata";
import type * as Services from "gatsby/dist/services";
import type * as FileContent from "gatsby/dist/utils/ensure-file-content";
import type * as Compiler from "gatsby/dist/utils/parcel/compile-gatsby-files";
import type * as PageData from "gatsby/dist/utils/page-data";
import type * as WorkerPool from "gatsby/dist/utils/worker/pool";
import type * as Webpack from "webpack";
import type Reporter from "gatsby-cli/lib/reporter";

const load = createRequire(__filename);

/**
 * Undocumented modules of Gatsby, each loaded on first use, because Gatsby reads its environment while loading.
 * The objects are Gatsby's own, so that replacing a property affects Gatsby too.
 */
export const modules = {
  get cli(): unknown {
    return load("gatsby/cli.js");
  },
  get buildCommand(): BuildCommand {
    return load("gatsby/dist/commands/build");
  },
  get buildHtml(): { buildHTMLPagesAndDeleteStaleArtifacts: BuildPages } {
    return load("gatsby/dist/commands/build-html");
  },
  get browserStage(): { buildProductionBundle: Stage } {
    return load("gatsby/dist/commands/build-javascript");
  },
  /** The options that Gatsby's loader passes to Babel. */
  get babelOptions(): { prepareOptions: PrepareBabel } {
    return load("gatsby/dist/utils/babel-loader-helpers");
  },
  get workerPool(): Omit<typeof WorkerPool, "create"> & { create: () => Workers } {
    return load("gatsby/dist/utils/worker/pool");
  },
  /** Renders pages in a worker. */
  get renderer(): Workers["single"] {
    return load("gatsby/dist/utils/worker/child/render-html");
  },
  get redux(): typeof Redux {
    return load("gatsby/dist/redux");
  },
  get services(): typeof Services {
    return load("gatsby/dist/services");
  },
  get compiler(): typeof Compiler {
    return load("gatsby/dist/utils/parcel/compile-gatsby-files");
  },
  get fileContent(): typeof FileContent {
    return load("gatsby/dist/utils/ensure-file-content");
  },
  get pageData(): typeof PageData {
    return load("gatsby/dist/utils/page-data");
  },
  get inference(): typeof Inference {
    return load("gatsby/dist/schema/infer/inference-metadata");
  },
  get datastore(): typeof Datastore {
    return load("gatsby/dist/datastore");
  },
  get graphqlRunner(): typeof GraphqlRunner {
    return load("gatsby/dist/query/graphql-runner");
  },
  get nodeGraphqlRunner(): typeof NodeGraphqlRunner {
    return load("gatsby/dist/bootstrap/create-graphql-runner");
  },
  get runApi(): RunApi {
    return load("gatsby/dist/utils/api-runner-node");
  },
  get reporter(): typeof Reporter {
    return load("gatsby-cli/lib/reporter");
  },
  /** Adds virtual modules to webpack. */
  get virtualModules(): { prototype: VirtualModules } {
    return createRequire(load.resolve("gatsby/package.json"))("webpack-virtual-modules");
  },
  /** The library that gatsby-source-filesystem watches folders with. */
  get chokidar(): { watch(...args: unknown[]): { close(): Promise<void> } } {
    return createRequire(load.resolve("gatsby-source-filesystem/package.json"))("chokidar");
  },
};

/** The part of webpack's stats that Gatsby's build reads. */
interface Stats {
  hash?: string;
  hasWarnings(): boolean;
}

/** A webpack run. */
type Stage = (...args: unknown[]) => Promise<{ stats: Stats; close(): Promise<void> }>;

type PrepareBabel = (
  babel: { createConfigItem(preset: [Preset, unknown], options: { type: "preset" }): PresetItem },
  options: { stage: string },
) => [
  presets: Babel.ConfigItem[],
  plugins: Babel.ConfigItem[],
  requiredPresets: Babel.ConfigItem[],
  requiredPlugins: Babel.ConfigItem[],
  gatsbysPresets: PresetItem[],
];

interface PresetItem extends Babel.ConfigItem {
  value: Preset;
}

/** The part of a Babel preset relevant to Gatsby's own, which starts with preset-env. */
export type Preset = (...args: unknown[]) => {
  presets: [[name: string, options: { exclude: string[] }], ...Babel.PluginItem[]];
  plugins: Babel.PluginItem[];
};

interface VirtualModules {
  _compiler: Webpack.Compiler | null;
  apply(this: VirtualModules, compiler: Webpack.Compiler): void;
}

/** The part of Gatsby's worker pool that its build uses. */
export interface Workers {
  all: { loadConfigAndPlugins(): unknown; buildSchema(): unknown };
  single: { renderHTMLProd(order: object): Promise<unknown> };
  restart(): Promise<void>;
  end(): readonly unknown[];
}

type BuildPages = (options: { program: BuildArguments; workerPool: Workers }) => Promise<unknown>;

/** Gatsby's arguments of `gatsby build`, as parsed by its command line. */
export type BuildArguments = BuildHtml.IBuildArgs;

type BuildCommand = (program: BuildArguments) => Promise<void>;

type RunApi = (api: string, args: Record<string, unknown>) => Promise<unknown>;

/** Where Gatsby's command line finds the command `gatsby build`. */
export function buildCommandFile(): string {
  return load.resolve("gatsby/dist/commands/build");
}

export function cliFile(): string {
  return load.resolve("gatsby/cli.js");
}

/**
 * Replaces a function exported by a module, which Gatsby calls through the export; throws if it no longer
 * exists.
 */
export function replaceExport<Module extends object, Name extends keyof Module>(
  module: Module,
  name: Name,
  replace: (original: Module[Name]) => Module[Name],
): void {
  const original = module[name];
  if (typeof original !== "function") {
    throw new Error(`Gatsby has no function "${String(name)}" any more: correct gatsby/inside/process/.`);
  }
  module[name] = replace(original);
}
