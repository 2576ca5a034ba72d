import type { Report } from "../../builder/messages";
import { type BuildArguments, modules, type Workers } from "./modules";

/** The plugin whose nodes change with the content. */
const CONTENT_PLUGIN = "gatsby-source-hotel";

interface RebuildOptions {
  program: BuildArguments;
  workers: Workers;
}

/**
 * Updates public/ to the current content, based only on the API calls in `calls` if given. Call it after
 * Gatsby's first build.
 */
type Rebuild = (calls: readonly string[] | undefined) => Promise<Pick<Report, "type" | "reason">>;

/** Gatsby's own build steps in their order, without those that depend only on code and settings. */
export function createRebuild({ program, workers }: RebuildOptions): Rebuild {
  const { services, redux, pageData, buildHtml, datastore, graphqlRunner, nodeGraphqlRunner } = modules;
  const { store } = redux;
  const graphql = nodeGraphqlRunner.createGraphQLRunner(store, modules.reporter);
  const layouts = layoutsInUse();
  const fields = inferredFields();

  return async (calls) => {
    await services.sourceNodes({
      store,
      deferNodeMutation: false,
      webhookBody: calls === undefined ? {} : { calls: [...calls] },
      webhookSourcePluginName: CONTENT_PLUGIN,
    });
    await services.createPages({
      store,
      deferNodeMutation: false,
      gatsbyNodeGraphQLFunction: graphql,
      shouldRunCreatePagesStatefully: false,
    });
    const doubt = doubtAboutCode();
    if (doubt !== undefined) {
      await datastore.getDataStore().ready();
      redux.saveState();
      return { type: "doubt", reason: doubt };
    }

    const { queryIds } = await services.calculateDirtyQueries({ store });
    const runner = new graphqlRunner.GraphQLRunner(store);
    await services.runStaticQueries({ queryIds, store, graphqlRunner: runner });
    await services.runPageQueries({ queryIds, store, graphqlRunner: runner });
    await services.waitUntilAllJobsComplete();
    await pageData.flush();
    redux.saveState();
    await buildHtml.buildHTMLPagesAndDeleteStaleArtifacts({ program, workerPool: workers });
    await modules.runApi("onPostBuild", { graphql });
    await services.waitUntilAllJobsComplete();
    redux.saveState();
    return { type: "built" };
  };

  /** Why this process's bundles or schema may be outdated; undefined if they are not. */
  function doubtAboutCode(): string | undefined {
    if (!sameMembers(layouts, layoutsInUse()))
      return "A layout has its first page, or has lost its last one.";
    const now = inferredFields();
    const changed = [...new Set([...fields.keys(), ...now.keys()])].filter(
      (type) =>
        !modules.inference.haveEqualFields({ fieldMap: fields.get(type) }, { fieldMap: now.get(type) }),
    );
    return changed.length > 0 ? `The schema changed: ${changed.join(", ")}.` : undefined;
  }

  function layoutsInUse(): Set<string> {
    return new Set([...store.getState().pages.values()].map((page) => page.componentPath));
  }

  /** The fields of types whose schema Gatsby infers from their nodes. */
  function inferredFields(): Map<string, object> {
    const { typeMap } = store.getState().inferenceMetadata;
    return new Map(
      Object.entries(typeMap).flatMap(([type, { ignored, disabled, fieldMap = {} }]) =>
        ignored || disabled ? [] : [[type, structuredClone(fieldMap)]],
      ),
    );
  }
}

function sameMembers(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((member) => other.has(member));
}
