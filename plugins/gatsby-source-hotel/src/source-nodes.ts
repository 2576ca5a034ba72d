import path from "node:path";
import type { GatsbyNode, NodeInput, NodePluginArgs } from "gatsby";
import { createCalls } from "./calls";
import { createClient } from "./client";
import { createHttpGet } from "./http";
import { createLoader } from "./load";
import { loadSite } from "./load-site";
import { buildNodes } from "./nodes";
import type { SourceOptions } from "./options";
import { createPictureNodes } from "./picture-nodes";
import type { Log } from "./log";
import { openSnapshot } from "./snapshot";

/** What this step uses of Gatsby. */
export interface SourceArgs extends Pick<NodePluginArgs, "createNodeId" | "createContentDigest"> {
  actions: { createNode(node: NodeInput, plugin?: { name: string }): void | Promise<void> };
  reporter: Log & { panicOnBuild(message: string): void };
}

/** Content API → nodes. Nothing becomes a node before everything is loaded and valid. */
export const sourceNodes = (async (args: SourceArgs, options: SourceOptions): Promise<void> => {
  const { actions, createNodeId, createContentDigest, reporter } = args;
  const { apiUrl, siteUrl, locales, routes, propertyIds } = options;
  const cacheDir = path.resolve(options.cacheDir);
  const apiOrigin = new URL(apiUrl).origin;
  const origins = siteUrl === undefined ? [apiOrigin] : [apiOrigin, new URL(siteUrl).origin];

  const get = createHttpGet(options);
  const snapshot = await openSnapshot(path.join(cacheDir, "answers.json"), reporter);
  const loader = createLoader(createClient(apiUrl, get), snapshot, reporter);

  const site = await loadSite({
    routes,
    locales,
    origins,
    calls: createCalls(propertyIds),
    loader,
    log: reporter,
  });
  if (!site.whole) {
    reporter.panicOnBuild(
      `The content API at ${apiUrl} could not be read, and there is no last good copy to use:\n- ${site.failures.join("\n- ")}`,
    );
    return;
  }
  await snapshot.save();

  const context = { locales, origins, apiOrigin, createNodeId, createContentDigest };
  const { nodes, pictures, deadLinks } = buildNodes(site.content, context);
  if (deadLinks.length > 0) reporter.warn(`Links that lead to no page are left out: ${deadLinks.join(", ")}`);
  const pictureNodes = await createPictureNodes(pictures, {
    ...context,
    folder: path.join(cacheDir, "pictures"),
    get,
    log: reporter,
  });

  for (const node of [...nodes, ...pictureNodes.pictures]) await actions.createNode(node);
  // Files belong to gatsby-source-filesystem, as Gatsby lets only one plugin own a type.
  for (const file of pictureNodes.files) await actions.createNode(file, { name: "gatsby-source-filesystem" });
}) satisfies GatsbyNode["sourceNodes"];
