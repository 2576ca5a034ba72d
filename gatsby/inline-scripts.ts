import { appLoaderScript, gateScript } from "./before-app-scripts";
import { gatsbyScripts } from "./inside/gatsby-scripts";
import { imageScripts } from "./inside/image-head";

/** Bundled once: a process that builds again and again has the same code for as long as it lives. */
let own: readonly string[] | undefined;

/**
 * The exact text of every inline script that our code and Gatsby put into pages. The release refuses any other one, and
 * the policy blesses no more. A script that render-html.tsx puts in stands here too.
 */
export async function inlineScripts(): Promise<string[]> {
  own ??= [gateScript(), appLoaderScript(), ...imageScripts()];
  return [...own, ...(await gatsbyScripts())];
}
