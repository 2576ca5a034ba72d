import type { Publisher } from "./create-publisher";
import type { BuildStatus } from "./status";
import { untilAborted } from "./until-aborted";

/**
 * Builds and publishes at once; returns the result without waiting for follow-up work. Throws the signal's
 * reason if it aborts.
 */
export async function publishNow(
  publisher: Publisher,
  reason: string,
  signal: AbortSignal,
): Promise<BuildStatus> {
  const id = await untilAborted(signal, publisher.request(reason, { wait: 0 }));
  await untilAborted(signal, publisher.built());
  const { builds } = await publisher.status();
  const build = builds.find((candidate) => candidate.id === id);
  if (build === undefined) throw new Error(`The build ${id} has no record.`);
  return build;
}
