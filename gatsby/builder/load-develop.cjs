/* Preloaded into all processes and threads of `gatsby develop`: its server, which compiles our configuration, is a
   script that Gatsby writes to .cache/; nothing else needs our code, which Gatsby deletes there later. */
const { dirname, join } = require("node:path");
const { isMainThread } = require("node:worker_threads");

const cache = join(process.cwd(), ".cache");
if (isMainThread && dirname(process.argv[1] ?? "") === cache) require(join(cache, "develop-process.cjs"));
