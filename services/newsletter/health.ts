import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "./database";

/** Milliseconds after which a monitor is told that it does not work. */
const PATIENCE = 5_000;
/** Milliseconds for which an answer is good: however many ask, the disk is written to once. */
const GOOD_FOR = 1_000;

export interface HealthOptions {
  database: Database;
  report: (message: string) => void;
}

/** Fastify plugin: `GET /health` writes into the database, as a signup does, and answers 200 or 503. */
export async function health(app: FastifyInstance, { database, report }: HealthOptions): Promise<void> {
  let known: { until: number; works: Promise<boolean> } | undefined;

  async function write(): Promise<boolean> {
    await database.execute({
      sql: "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
      args: [new Date().toISOString()],
    });
    return true;
  }

  async function works(): Promise<boolean> {
    const written = write().catch((error: unknown) => {
      report(`The newsletter's database can't be written: ${String(error)}`);
      return false;
    });
    return Promise.race([written, setTimeout(PATIENCE, false, { ref: false })]);
  }

  app.get("/health", async (_request, reply) => {
    if (known === undefined || known.until < Date.now()) {
      const next = { until: Infinity, works: works() };
      known = next;
      void next.works.then(() => (next.until = Date.now() + GOOD_FOR));
    }
    reply.header("Cache-Control", "no-store");
    if (await known.works) return { newsletter: "takes signups" };
    return reply
      .code(503)
      .send({ message: "The newsletter takes no signups: its database can't be written." });
  });
}
