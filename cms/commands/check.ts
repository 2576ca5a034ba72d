import { checkPlan } from "../../toolkit/plan";
import { withoutSecret } from "./kept-data";
import { cmsPlan } from "./plan";
import { run } from "./run";

/** `npm run cms -- check`: reports what the CMS would do; exits with 1 if any of it would fail. */
await run(async () => checkPlan(await cmsPlan(withoutSecret())));
