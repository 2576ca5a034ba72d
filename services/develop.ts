import { createServer } from "node:net";
import { dirname } from "node:path";
import { parseEnvironment } from "../src/config/environment";
import { parseNewsletterSettings } from "./content-server/newsletter/settings";
import { startContentServer } from "./content-server/server";
import { gatsbyEnvironment } from "./gatsby/build-site";
import { runGatsby } from "./gatsby/run-gatsby";
import { hasCode } from "./release/files";
import { runMain } from "./run-main";
import { portTaken } from "./start-server";

/** `npm run develop`: Gatsby's development server, which reads the content again when a file of it changes. */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { contentApiUrl, hotelFile, port } = environment;
  await assertPortIsFree(port);
  const server =
    contentApiUrl === undefined
      ? await startContentServer({
          contentDir: dirname(hotelFile),
          port: 0,
          newsletter: parseNewsletterSettings(process.env),
        })
      : undefined;
  server?.onChange((paths) => void refresh(port, paths));
  try {
    await runGatsby("develop", {
      args: ["--host", "localhost", "--port", String(port)],
      environment: {
        ...gatsbyEnvironment(environment, contentApiUrl ?? server?.url ?? ""),
        ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
      },
      signal,
      onLine: (line) => console.log(line),
    });
  } finally {
    await server?.close();
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
