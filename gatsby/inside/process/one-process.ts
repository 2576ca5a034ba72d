import { modules, replaceExport } from "./modules";

export type Pool = ReturnType<typeof modules.workerPool.create>;

/** Lets the workers live that Gatsby ends with its build; answers how to get them once there are any. */
export function keepWorkers(): () => Pool {
  let kept: Pool | undefined;
  replaceExport(modules.workerPool, "create", (create) => () => {
    const pool = create();
    kept = pool;
    const { end } = pool;
    const live: Pool["end"] = () => [];
    const restart = pool.restart.bind(pool);
    pool.end = live;
    pool.restart = async () => {
      pool.end = end;
      await restart();
      pool.end = live;
    };
    return pool;
  });
  return () => {
    if (!kept) throw new Error("Gatsby made no workers: correct gatsby/inside/process/one-process.ts.");
    return kept;
  };
}

/**
 * Runs queries in Gatsby's own process, which has configuration and schema already, and leaves the workers to render pages.
 * For builds with few pages to query: Gatsby would set its workers up and start them again for one.
 */
export function queryInOneProcess(): void {
  const { redux, services, workerPool } = modules;
  replaceExport(workerPool, "create", (create) => () => {
    const pool = create();
    pool.all.loadConfigAndPlugins = () => [];
    pool.all.buildSchema = () => [];
    pool.restart = async () => {};
    return pool;
  });
  replaceExport(workerPool, "runQueriesInWorkersQueue", () => async (_pool, queryIds, options) => {
    const { store } = redux;
    const { parentSpan } = options ?? {};
    const graphqlRunner = new modules.graphqlRunner.GraphQLRunner(store);
    await services.runStaticQueries({ queryIds, parentSpan, store, graphqlRunner });
    await services.runPageQueries({ queryIds, parentSpan, store, graphqlRunner });
  });
  replaceExport(workerPool, "mergeWorkerState", () => async () => {});
}
