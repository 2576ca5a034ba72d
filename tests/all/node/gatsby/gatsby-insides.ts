import { buildCommandFile, modules } from "../../../../gatsby/inside/process/modules";

/** The functions that the builder calls, by module. */
const CALLED: Partial<Record<keyof typeof modules, readonly string[]>> = {
  services: [
    "sourceNodes",
    "createPages",
    "calculateDirtyQueries",
    "runStaticQueries",
    "runPageQueries",
    "waitUntilAllJobsComplete",
  ],
  compiler: ["compileGatsbyFiles"],
  redux: ["saveState"],
  pageData: ["flush"],
  buildHtml: ["buildHTMLPagesAndDeleteStaleArtifacts"],
  browserStage: ["buildProductionBundle"],
  workerPool: ["create", "runQueriesInWorkersQueue", "mergeWorkerState"],
  renderer: ["renderHTMLProd"],
  inference: ["haveEqualFields"],
  datastore: ["getDataStore"],
  graphqlRunner: ["GraphQLRunner"],
  nodeGraphqlRunner: ["createGraphQLRunner"],
  reporter: ["info"],
  babelOptions: ["prepareOptions"],
  chokidar: ["watch"],
};

/** Prints as JSON which of the Gatsby internals that the builder uses are missing. */
function main(): void {
  process.env.NODE_ENV = "production";
  process.env.gatsby_executing_command = "build";
  const { redux, virtualModules, runApi, buildCommand } = modules;
  const missing = Object.entries(CALLED).flatMap(([module, names]) =>
    names.filter((name) => typeof Reflect.get(Reflect.get(modules, module), name) !== "function"),
  );
  const others = [
    redux.store.getState,
    redux.emitter.on,
    virtualModules.prototype.apply,
    runApi,
    buildCommand,
  ];
  const { pages, inferenceMetadata } = redux.store.getState();
  const states = [
    others.every((other) => typeof other === "function"),
    pages instanceof Map,
    typeof inferenceMetadata.typeMap === "object",
    buildCommandFile() !== "",
  ];
  process.stdout.write(JSON.stringify({ missing, states }));
  process.exit(0);
}

main();
