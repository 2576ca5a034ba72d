import { dirname } from "node:path";
import type { Environment } from "../../src/config/environment";
import { startContentServer } from "../content-server/server";

/** Runs something against the configured content API, or against the embedded one for as long as it takes. */
export async function withContentApi<Result>(
  environment: Environment,
  use: (apiUrl: string) => Promise<Result>,
): Promise<Result> {
  if (environment.contentApiUrl !== undefined) return use(environment.contentApiUrl);
  const server = await startContentServer({ contentDir: dirname(environment.hotelFile), port: 0 });
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}
