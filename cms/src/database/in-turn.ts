import type { BaseDatabaseAdapter } from "payload";
import { processState } from "../live/process-state";

type Id = number | string;

/** A database's transaction functions. */
interface Transactions {
  begin(): Promise<Id>;
  commit(id: Id): Promise<void>;
  rollback(id: Id): Promise<void>;
}

/** Payload's transaction functions with serialised writes, so that reads in between see consistent data. */
export function inTurn({
  begin,
  commit,
  rollback,
}: Transactions): Pick<
  BaseDatabaseAdapter,
  "beginTransaction" | "commitTransaction" | "rollbackTransaction"
> {
  const open = new Map<Id, () => void>();

  const finish = async (given: Promise<Id> | Id, how: (id: Id) => Promise<void>) => {
    const id = await given;
    const end = open.get(id);
    if (end === undefined) return;
    open.delete(id);
    try {
      await how(id);
    } finally {
      end();
    }
  };

  return {
    beginTransaction: async () => {
      const end = await processState().writeLock.take();
      try {
        const id = await begin();
        open.set(id, end);
        return id;
      } catch (error) {
        end();
        throw error;
      }
    },
    commitTransaction: (id) => finish(id, commit),
    rollbackTransaction: (id) => finish(id, rollback),
  };
}
