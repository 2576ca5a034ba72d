import { basename, dirname } from "node:path";
import { parseEnvironment } from "../../shared/environment";
import { runService } from "../toolkit/run-main";
import { newsletter } from "../newsletter/plugin";
import { parseNewsletterSettings } from "../newsletter/settings";
import { startContentServer } from "./server";

/** `npm run content-server`: content API and signups by themselves, over the hotel's content folder, until it is interrupted. */
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
}

void runService(main);
