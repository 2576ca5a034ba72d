import type { Publisher } from "./create-publisher";
import type { BuildStatus } from "./status";

/** Builds and publishes at once; answers how that ended, before what follows it. */
export async function publishNow(publisher: Publisher, reason: string): Promise<BuildStatus> {
  const id = await publisher.request(reason, { wait: 0 });
  await publisher.built();
  const { builds } = await publisher.status();
  const build = builds.find((candidate) => candidate.id === id);
  if (build === undefined) throw new Error(`The build ${id} has no record.`);
  return build;
}
