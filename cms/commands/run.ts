import { messageOf } from "../../shared/errors";

/** Runs a command with its parameters and exits; an error is one message, without a stack trace. */
export async function run(command: (parameters: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    console.error(messageOf(reasonOf(error)));
    process.exit(1);
  }
}

/** The database's own error instead of the query that failed. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.message.startsWith("Failed query") ? error.cause : error;
}
