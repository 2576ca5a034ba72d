import { getPayload, type Payload } from "payload";
import config from "../payload.config";

/** Runs a command against the database, reports any error and exits. */
export async function run(command: (payload: Payload, parameters: string[]) => Promise<void>): Promise<void> {
  const payload = await getPayload({ config });
  try {
    await command(payload, process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
