import { randomUUID } from "node:crypto";
import type { Database } from "./database";

/** Milliseconds after which what an ended server was sending is another's. */
const LEASE = 60_000;

/** How often a server says that it is still sending, in milliseconds. */
export const RENEWAL = 20_000;

/** Which of several servers on one database sends a mail: the others leave it alone. All times are milliseconds since 1970. */
export class MailClaims {
  private readonly holder = randomUUID();

  constructor(private readonly database: Database) {}

  /** Claims mails, or claims them for longer; answers those that are this server's now. */
  async take(names: readonly string[], now: number): Promise<ReadonlySet<string>> {
    if (names.length === 0) return new Set();
    const { holder } = this;
    const until = iso(now + LEASE);
    // A claim beyond the lease was made while a clock was ahead.
    const [, ...results] = await this.database.batch(
      [
        {
          sql: "DELETE FROM mail_claims WHERE until < ? OR until > ?",
          args: [iso(now), iso(now + 2 * LEASE)],
        },
        ...names.map((name) => ({
          sql: `
            INSERT INTO mail_claims (name, holder, until) VALUES (?, ?, ?)
            ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE holder = excluded.holder`,
          args: [name, holder, until],
        })),
      ],
      "write",
    );
    return new Set(names.filter((_, place) => (results[place]?.rowsAffected ?? 0) > 0));
  }

  /**
   * Gives up all claims of this server, when it ends. Each is kept until then, also when its mail is sent: another server may
   * have read before that the mail is due.
   */
  async release(): Promise<void> {
    await this.database.execute({ sql: "DELETE FROM mail_claims WHERE holder = ?", args: [this.holder] });
  }
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
