import { appLoaderScript, gateScript } from "./before-app-scripts";
import { gatsbyScripts } from "./inside/gatsby-scripts";
import { imageScripts } from "./inside/image-head";

/** Bundled once: the code does not change during the lifetime of a process. */
let own: readonly string[] | undefined;

/**
 * Every inline script that our code and Gatsby put into pages. The release refuses, and the CSP blocks, any
 * other. Scripts inserted by render-html.tsx must be listed here too.
 */
export async function inlineScripts(): Promise<string[]> {
  own ??= [gateScript(), appLoaderScript(), ...imageScripts()];
  return [...own, ...(await gatsbyScripts())];
}
