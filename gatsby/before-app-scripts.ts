import { join, resolve } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { buildSync } from "esbuild";
import { type GateSettings, SITE } from "../shared/site";
import { LOCALE_CONSTANTS } from "./locale-constants";

declare global {
  /** The scripts in the code that renders pages: put in by the build. */
  const __GATE_SCRIPT__: string;
  const __APP_LOADER_SCRIPT__: string;
}

/** The language gate as one inline script, which one hash in the CSP covers on all pages. */
export function gateScript({ redirectOn, fallbackLocale, localeCookie }: GateSettings = SITE): string {
  return inlineScript("language-gate.entry.ts", {
    __GATE_SETTINGS__: { redirectOn, fallbackLocale, localeCookie },
  });
}

/** What runs before the app, and its loader, as one more. */
export function appLoaderScript({ navbarScrollThreshold } = SITE): string {
  return inlineScript("app-loader.entry.ts", { __NAVBAR_SCROLL_THRESHOLD__: navbarScrollThreshold });
}

/** Bundles an entry of `src/before-app/` with the values of its constants: the same bytes on every page. */
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
    // Modules are strict; of the project's settings esbuild would write that into each script.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
