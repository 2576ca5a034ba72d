import { join, resolve } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { buildSync } from "esbuild";
import { type GateSettings, SITE } from "../shared/site";
import { LOCALE_CONSTANTS } from "./locale-constants";

declare global {
  /** The scripts as constants in the code that renders pages, inserted by the build. */
  const __GATE_SCRIPT__: string;
  const __APP_LOADER_SCRIPT__: string;
}

/** The language redirect as a single inline script, so that one CSP hash covers all pages. */
export function gateScript({ redirectOn, fallbackLocale, localeCookie }: GateSettings = SITE): string {
  return inlineScript("language-gate.entry.ts", {
    __GATE_SETTINGS__: { redirectOn, fallbackLocale, localeCookie },
  });
}

/** The code that runs before the app and its loader, as another inline script. */
export function appLoaderScript({ navbarScrollThreshold } = SITE): string {
  return inlineScript("app-loader.entry.ts", { __NAVBAR_SCROLL_THRESHOLD__: navbarScrollThreshold });
}

/** Bundles an entry of `src/before-app/` with its constants: the same bytes on every page. */
function inlineScript(entry: string, constants: Record<string, unknown>): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(resolve("src/before-app"), entry)],
    define: {
      ...LOCALE_CONSTANTS,
      ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    bundle: true,
    minify: true,
    format: "iife",
    target: browserslistToEsbuild(),
    // Modules are strict anyway; with the project's tsconfig esbuild would add "use strict" to each script.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
