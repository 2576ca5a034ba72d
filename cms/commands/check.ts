import { messageOf } from "../../shared/errors";
import { checkPlan } from "../../toolkit/plan";
import { parseEnvironment } from "../src/environment";
import { cmsPlan } from "./plan";

/** Placeholder for the secret that the first start creates; a check must not create one. */
const NOT_MADE_YET = "no secret is made by a check of the settings";

/** `npm run cms -- check`: reports what the CMS would do; exits with 1 if any of it would fail. */
try {
  const { CMS_SECRET = "" } = process.env;
  const environment = parseEnvironment({ ...process.env, CMS_SECRET: CMS_SECRET || NOT_MADE_YET });
  checkPlan(await cmsPlan(environment));
} catch (error) {
  console.error(`\n${messageOf(error)}`);
  process.exitCode = 1;
}
