import type { Row } from "@libsql/client/sqlite3";
import { number, object, string } from "yup";
import { parse } from "../../shared/parse";

/** Hourly limits for mails to people who may not have asked for any: in total, and per domain. */
export interface HourlyCeiling {
  all: number;
  ofOneDomain: number;
}

const sentSchema = object({ domain: string().required(), count: number().required() });

/** SQL expression for the domain of a mailbox. */
export const DOMAIN_OF_MAILBOX = "substr(mailbox, instr(mailbox, '@') + 1)";

/** Returns what remains of the hourly limits. `sent`: rows of domain and count. */
export function leftOf({ all, ofOneDomain }: HourlyCeiling, sent: readonly Row[]) {
  const counts = new Map(
    sent.map((row) => {
      const { domain, count } = parse(sentSchema, row);
      return [domain, count] as const;
    }),
  );
  let total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let isReached = false;
  return {
    /** Domains that have reached their limit for this hour. */
    full: [...counts].flatMap(([domain, count]) => (count >= ofOneDomain ? domain : [])),
    /** Counts a mail to a domain; false if it has to wait. */
    take(domain: string): boolean {
      const count = counts.get(domain) ?? 0;
      if (total >= all || count >= ofOneDomain) {
        isReached = true;
        return false;
      }
      total += 1;
      counts.set(domain, count + 1);
      return true;
    },
    isReached: () => isReached,
  };
}
