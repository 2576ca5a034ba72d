import { messageOf } from "../../shared/errors";
import { explainFullDisk } from "../../toolkit/full-disk";
import type { Finding } from "../../toolkit/health";
import type { Database } from "./database";

/** Writes to the database, as a signup does; `dataDir` is the folder whose disk may be full. */
export async function lookAtDatabase(
  database: Database,
  dataDir: string,
  report: (message: string) => void,
): Promise<Finding> {
  try {
    await database.execute({
      sql: "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
      args: [new Date().toISOString()],
    });
    return { facts: { takesSignups: true } };
  } catch (error) {
    const reason = await explainFullDisk(error, { written: [dataDir], removable: [] });
    report(`The newsletter's database can't be written: ${messageOf(reason)}`);
    return {
      fault: "The newsletter takes no signups: its database can't be written.",
      facts: { takesSignups: false },
    };
  }
}
