import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { messageOf } from "../shared/errors";

/** Milliseconds after which a check counts as failed. */
const PATIENCE = 5_000;
/** Milliseconds a result is cached, so that the disk is written to once however many ask. */
const GOOD_FOR = 1_000;

/** What a part of a service publicly reports about itself. */
export interface Finding {
  /** Why visitors would not be served, as a sentence; undefined if they would. */
  fault?: string;
  facts: Record<string, string | number | boolean | null>;
}

/** Checks by the name of the part in the response. */
export type HealthChecks = Map<string, () => Promise<Finding>>;

/**
 * `GET /health`: the findings of all parts with 200, or 503 if visitors would not be served. Needs no login and
 * reveals no secret.
 */
export function answerHealth(app: FastifyInstance, checks: HealthChecks): void {
  let known: { until: number; findings: Promise<[string, Finding][]> } | undefined;

  app.get("/health", async (_request, reply) => {
    if (known === undefined || known.until < Date.now()) {
      const next = { until: Infinity, findings: lookAtAll(checks) };
      known = next;
      void next.findings.then(() => (next.until = Date.now() + GOOD_FOR));
    }
    const findings = await known.findings;
    const faults = findings.flatMap(([, { fault }]) => fault ?? []);
    reply.code(faults.length === 0 ? 200 : 503).header("Cache-Control", "no-store");
    return {
      ...(faults.length === 0 ? {} : { message: faults.join(" ") }),
      ...Object.fromEntries(findings.map(([name, { facts }]) => [name, facts])),
    };
  });
}

function lookAtAll(checks: HealthChecks): Promise<[string, Finding][]> {
  return Promise.all([...checks].map(async ([name, check]) => [name, await lookAt(name, check)]));
}

async function lookAt(name: string, check: () => Promise<Finding>): Promise<Finding> {
  const late = { fault: `The ${name} does not answer.`, facts: {} };
  try {
    return await Promise.race([check(), setTimeout(PATIENCE, late, { ref: false })]);
  } catch (error) {
    console.error(`The ${name} could not be looked at: ${messageOf(error)}`);
    return late;
  }
}
