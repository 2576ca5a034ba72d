import { existsSync } from "node:fs";
import { type Environment, parseEnvironment } from "../src/environment";

/** Placeholder for the secret that the first start creates; other commands must not create one. */
const NOT_MADE_YET = "only a start of the CMS makes a secret";

/** The settings, for commands that use no secret. */
export function withoutSecret(): Environment {
  process.env.CMS_SECRET ||= NOT_MADE_YET;
  return parseEnvironment(process.env);
}

/** The same, for commands that read a database. Throws if there is none, because opening it would create one. */
export function withDatabase(): Environment {
  const environment = withoutSecret();
  const { databaseUrl, databaseFile, dataDir } = environment;
  if (databaseUrl === undefined && !existsSync(databaseFile))
    throw new Error(`There is no database in ${dataDir} (CMS_DATA_DIR).`);
  return environment;
}
