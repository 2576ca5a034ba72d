import { modules, replaceExport, type Workers } from "./modules";

/**
 * Has Gatsby's own process do what its workers would, run queries and render pages: it has configuration, schema and state already.
 * A worker would have to load them again, and would take 100 to 400 MB beside it. Answers what stands for the workers.
 */
export function useOneProcess(): Workers {
  const { redux, services, workerPool } = modules;
  const workers: Workers = {
    all: { loadConfigAndPlugins: () => [], buildSchema: () => [] },
    single: { renderHTMLProd: (order) => modules.renderer.renderHTMLProd(order) },
    restart: async () => {},
    end: () => [],
  };
  replaceExport(workerPool, "create", () => () => workers);
  replaceExport(workerPool, "runQueriesInWorkersQueue", () => async (_pool, queryIds, options) => {
    // What webpack held is in nobody's way then.
    globalThis.gc?.();
    const { store } = redux;
    const { parentSpan } = options ?? {};
    const graphqlRunner = new modules.graphqlRunner.GraphQLRunner(store);
    await services.runStaticQueries({ queryIds, parentSpan, store, graphqlRunner });
    await services.runPageQueries({ queryIds, parentSpan, store, graphqlRunner });
  });
  replaceExport(workerPool, "mergeWorkerState", () => async () => {});
  return workers;
}
