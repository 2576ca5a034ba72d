import { buildCommandFile, modules } from "../../../../gatsby/inside/process/modules";

/** Prints as JSON which of the Gatsby internals that the builder uses are missing. */
function main(): void {
  process.env.NODE_ENV = "production";
  process.env.gatsby_executing_command = "build";
  const { services, redux, pageData, buildHtml, browserStage, workerPool, renderer } = modules;
  const { compiler } = modules;
  const {
    inference,
    datastore,
    graphqlRunner,
    nodeGraphqlRunner,
    runApi,
    reporter,
    chokidar,
    buildCommand,
    virtualModules,
    babelOptions,
  } = modules;
  const called: Record<string, unknown> = {
    "services.sourceNodes": services.sourceNodes,
    "services.createPages": services.createPages,
    "services.calculateDirtyQueries": services.calculateDirtyQueries,
    "services.runStaticQueries": services.runStaticQueries,
    "services.runPageQueries": services.runPageQueries,
    "services.waitUntilAllJobsComplete": services.waitUntilAllJobsComplete,
    "compiler.compileGatsbyFiles": compiler.compileGatsbyFiles,
    "redux.store.getState": redux.store.getState,
    "redux.emitter.on": redux.emitter.on,
    "redux.saveState": redux.saveState,
    "pageData.flush": pageData.flush,
    "buildHtml.buildHTMLPagesAndDeleteStaleArtifacts": buildHtml.buildHTMLPagesAndDeleteStaleArtifacts,
    "browserStage.buildProductionBundle": browserStage.buildProductionBundle,
    "workerPool.create": workerPool.create,
    "workerPool.runQueriesInWorkersQueue": workerPool.runQueriesInWorkersQueue,
    "renderer.renderHTMLProd": renderer.renderHTMLProd,
    "workerPool.mergeWorkerState": workerPool.mergeWorkerState,
    "inference.haveEqualFields": inference.haveEqualFields,
    "datastore.getDataStore": datastore.getDataStore,
    "graphqlRunner.GraphQLRunner": graphqlRunner.GraphQLRunner,
    "nodeGraphqlRunner.createGraphQLRunner": nodeGraphqlRunner.createGraphQLRunner,
    "reporter.info": reporter.info,
    "babelOptions.prepareOptions": babelOptions.prepareOptions,
    "virtualModules.prototype.apply": virtualModules.prototype.apply,
    "chokidar.watch": chokidar.watch,
    runApi,
    buildCommand,
  };
  const { pages, inferenceMetadata } = redux.store.getState();
  const states = [
    pages instanceof Map,
    typeof inferenceMetadata.typeMap === "object",
    buildCommandFile() !== "",
  ];
  const missing = Object.keys(called).filter((name) => typeof called[name] !== "function");
  process.stdout.write(JSON.stringify({ missing, states }));
  process.exit(0);
}

main();
