import type { Finding } from "../../toolkit/health";
import type { PublisherStatus } from "./status";

/** Reports the last build's result and the current step; the live release is served whatever happens. */
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
