import { createServer, isIPv6 } from "node:net";
import { relative } from "node:path";
import { watch } from "chokidar";
import { type Environment, parseEnvironment } from "../shared/environment";
import { openContentApi } from "./content-server/server";
import { hasCode } from "../shared/errors";
import { runService } from "../toolkit/run-main";
import { portTaken } from "../toolkit/start-server";
import { newsletter } from "./newsletter/plugin";
import { parseNewsletterSettings } from "./newsletter/settings";
import { gatsbyEnvironment } from "../gatsby/builder/build-site";
import { runGatsby } from "../gatsby/builder/run-gatsby";

/** `npm run develop`: Gatsby's development server, which reloads the content when one of its files changes. */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { port, host = "localhost" } = environment;
  await assertPortIsFree(port, host);
  const api = await openContentApi(environment, (app, health) =>
    app.register(newsletter, { settings: parseNewsletterSettings(process.env, environment), health }),
  );
  const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  api.onChange((paths) => void refresh(origin, paths));
  const hotelFile = watchHotelFile(environment, (path) => void refresh(origin, [path]));
  try {
    await runGatsby("develop", {
      args: ["--host", host, "--port", String(port)],
      environment: {
        ...gatsbyEnvironment(environment, api.url),
        ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
      },
      signal,
      onLine: (line) => console.log(line),
    });
  } finally {
    await hotelFile.close();
    await api.close();
  }
}

/**
 * Needed only for a configured content server, which does not have the hotel file; the embedded one watches it
 * itself.
 */
function watchHotelFile({ contentApiUrl, hotelFile }: Environment, onChange: (path: string) => void) {
  const watcher = watch(contentApiUrl === undefined ? [] : hotelFile, { ignoreInitial: true });
  return watcher.on("all", (_event, path) => onChange(relative("", path)));
}

async function refresh(origin: string, paths: readonly string[]): Promise<void> {
  try {
    await fetch(`${origin}/__refresh`, { method: "POST" });
    console.log(`Content changed: ${paths.join(", ")}`);
  } catch {
    console.log("Content changed before the development server was ready; it reads it when it is.");
  }
}

/** Gatsby would ask interactively for another port, which nobody can answer here. */
function assertPortIsFree(port: number, host: string): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once("error", (error) => taken(hasCode(error, "EADDRINUSE") ? portTaken(port) : error));
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

void runService(main);
