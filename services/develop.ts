import { createServer } from "node:net";
import { parseEnvironment } from "../shared/environment";
import { openContentApi } from "./content-server/server";
import { hasCode } from "../shared/errors";
import { runMain } from "./toolkit/run-main";
import { portTaken } from "./toolkit/start-server";
import { newsletter } from "./newsletter/plugin";
import { parseNewsletterSettings } from "./newsletter/settings";
import { gatsbyEnvironment } from "../gatsby/builder/build-site";
import { runGatsby } from "../gatsby/builder/run-gatsby";

/** `npm run develop`: Gatsby's development server, which reads the content again when a file of it changes. */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { port } = environment;
  await assertPortIsFree(port);
  const api = await openContentApi(environment, (app) =>
    app.register(newsletter, { settings: parseNewsletterSettings(process.env, environment) }),
  );
  api.onChange((paths) => void refresh(port, paths));
  try {
    await runGatsby("develop", {
      args: ["--host", "localhost", "--port", String(port)],
      environment: {
        ...gatsbyEnvironment(environment, api.url),
        ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
      },
      signal,
      onLine: (line) => console.log(line),
    });
  } catch (error) {
    // Ctrl-C is how it ends.
    if (!signal.aborted) throw error;
  } finally {
    await api.close();
  }
}

async function refresh(port: number, paths: readonly string[]): Promise<void> {
  try {
    await fetch(`http://localhost:${port}/__refresh`, { method: "POST" });
    console.log(`Content changed: ${paths.join(", ")}`);
  } catch {
    console.log("Content changed before the development server was ready; it reads it when it is.");
  }
}

/** Gatsby would ask for another port, which nobody can answer here. */
function assertPortIsFree(port: number): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once("error", (error) => taken(hasCode(error, "EADDRINUSE") ? portTaken(port) : error));
    probe.listen(port, "localhost", () => probe.close(() => free()));
  });
}

void runMain(main);
