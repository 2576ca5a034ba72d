import { messageOf } from "../../shared/errors";
import { checkPlan } from "../../services/toolkit/plan";
import { parseEnvironment } from "../src/environment";
import { cmsPlan } from "./plan";

/** Stands in for a secret that the first start makes: a check makes none. */
const NOT_MADE_YET = "no secret is made by a check of the settings";

/** `npm run cms -- check`: says what the CMS would do, and ends with 1 where some of it can't be done. */
try {
  const { CMS_SECRET = "" } = process.env;
  const environment = parseEnvironment({ ...process.env, CMS_SECRET: CMS_SECRET || NOT_MADE_YET });
  checkPlan(await cmsPlan(environment));
} catch (error) {
  console.error(`\n${messageOf(error)}`);
  process.exitCode = 1;
}
