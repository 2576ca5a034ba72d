import { parseEnvironment } from "../shared/environment";

/** The environment of Gatsby's process, parsed when Gatsby loads its configuration or hooks. */
export const environment = parseEnvironment(process.env);
