import { modules, replaceExport, type Workers } from "./modules";

/**
 * Makes Gatsby's main process run queries and render pages in place of workers: it has configuration, schema
 * and state already. A worker would have to load them again, using another 100 to 400 MB. Returns the stand-in
 * for the workers.
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
    // Frees the memory used by webpack.
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
