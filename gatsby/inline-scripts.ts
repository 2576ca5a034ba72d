import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { appLoaderScript, gateScript } from "./before-app-scripts";
import { gatsbyScripts } from "./inside/gatsby-scripts";

/**
 * Writes `inline-scripts.json`: the exact text of every inline script that our code and Gatsby put into pages. The
 * release refuses any other one, and the policy blesses no more. A script that render-html.tsx puts in stands here too.
 */
export async function writeInlineScripts(): Promise<void> {
  const scripts = [gateScript(), appLoaderScript(), ...(await gatsbyScripts())];
  await writeFile(resolve("public/inline-scripts.json"), JSON.stringify(scripts));
}
