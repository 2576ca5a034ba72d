import { randomUUID } from "node:crypto";
import type { Database } from "./database";
import { isoTime } from "./iso-time";

/** Milliseconds after which the claims of a server that died expire. */
const LEASE = 60_000;

/** How often a server renews its claims, in milliseconds. */
export const RENEWAL = 20_000;

/** Decides which of several servers on one database sends a mail. All times are milliseconds since 1970. */
export class MailClaims {
  private readonly holder = randomUUID();

  constructor(private readonly database: Database) {}

  /** Claims mails or renews the claims; returns the names this server now holds. */
  async take(names: readonly string[], now: number): Promise<ReadonlySet<string>> {
    if (names.length === 0) return new Set();
    const { holder } = this;
    const until = isoTime(now + LEASE);
    // A claim that lasts longer than the lease was made while a clock was ahead.
    const [, ...results] = await this.database.batch(
      [
        {
          sql: "DELETE FROM mail_claims WHERE until < ? OR until > ?",
          args: [isoTime(now), isoTime(now + 2 * LEASE)],
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
   * Releases all claims of this server on shutdown. Until then each is kept even after its mail is sent:
   * another server may have read earlier that the mail is due.
   */
  async release(): Promise<void> {
    await this.database.execute({ sql: "DELETE FROM mail_claims WHERE holder = ?", args: [this.holder] });
  }
}
