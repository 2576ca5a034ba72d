import { modules, type Preset, replaceExport } from "./modules";

/** Babel plugins that Gatsby and its TypeScript plugin always enable, overriding preset-env's decision. */
const REWRITTEN =
  /(?:proposal-(?:class-properties|nullish-coalescing-operator|numeric-separator|optional-chaining)|transform-(?:classes|spread))\b/;

/** Keeps modern syntax in the browser's code if the whole browserslist supports it. */
export function keepSyntax(): void {
  replaceExport(modules.babelOptions, "prepareOptions", (prepare) => (babel, options) => {
    const prepared = prepare(babel, options);
    if (options.stage !== "build-javascript") return prepared;
    const [presets, plugins, requiredPresets, requiredPlugins, gatsbysPresets] = prepared;
    return [
      presets,
      plugins.filter((plugin) => !REWRITTEN.test(plugin.file?.resolved ?? "")),
      requiredPresets,
      requiredPlugins,
      gatsbysPresets.map(({ value, options: given }) =>
        babel.createConfigItem([leftToPresetEnv(value), given], { type: "preset" }),
      ),
    ];
  });
}

function leftToPresetEnv(preset: Preset): Preset {
  return (...args) => {
    const { presets, plugins } = preset(...args);
    const kept = plugins.filter((plugin) => !REWRITTEN.test(String([plugin].flat()[0])));
    const [[env, { exclude, ...options }], ...others] = presets;
    return {
      plugins: kept,
      presets: [[env, { ...options, exclude: exclude.filter((name) => !REWRITTEN.test(name)) }], ...others],
    };
  };
}
