import { compileConfig } from "./compiled-config";

/* Loaded into the server of `gatsby develop` by `../../builder/load-develop.cjs`. */
compileConfig(process.cwd());
