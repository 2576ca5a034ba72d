import type { Finding } from "../toolkit/health";
import type { PublisherStatus } from "./status";

/** How the last build ended and which step of one runs; what is live is served whatever becomes of it. */
export function findingOfBuilds({ builds, running }: PublisherStatus): Finding {
  const [last] = builds;
  return {
    facts: {
      running: running?.step ?? null,
      last: last?.state ?? null,
      lastStarted: last?.started ?? null,
      lastFailedStep: last?.failure?.step ?? null,
    },
  };
}
