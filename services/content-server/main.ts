import { basename, dirname } from "node:path";
import { type Environment, parseEnvironment } from "../../shared/environment";
import { checkPlan, contentFact, type Fact, printPlan, versionFact } from "../../toolkit/plan";
import { runMain, runService } from "../../toolkit/run-main";
import { newsletter } from "../newsletter/plugin";
import { newsletterPlan } from "../newsletter/plan";
import { type NewsletterSettings, parseNewsletterSettings } from "../newsletter/settings";
import { startContentServer } from "./server";

/**
 * `npm run content-server`: runs content API and signups on their own for the hotel's content folder, until
 * interrupted; `-- check` prints what it would do.
 */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const settings = parseNewsletterSettings(process.env, environment);
  const server = await startContentServer({
    contentDir: dirname(environment.hotelFile),
    hotelFile: basename(environment.hotelFile),
    host: environment.host,
    port: environment.port,
    trustedProxies: environment.trustedProxies,
    signal,

    beside: (app, health) => app.register(newsletter, { settings, health }),
  });
  server.onChange((paths) => console.log(`Content changed: ${paths.join(", ")}`));
  console.log(`Content API on ${server.url}, for example ${server.url}/v1/menus?property-id=1&lang=en`);
  printPlan(await planOf(environment, settings));
}

async function check(): Promise<void> {
  const environment = parseEnvironment(process.env);
  checkPlan(await planOf(environment, parseNewsletterSettings(process.env, environment)));
}

async function planOf({ hotelFile }: Environment, settings: NewsletterSettings): Promise<Fact[]> {
  return [versionFact(), contentFact(hotelFile), ...(await newsletterPlan(settings))];
}

void (process.argv[2] === "check" ? runMain(check) : runService(main));
