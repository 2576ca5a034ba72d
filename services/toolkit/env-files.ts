import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { messageOf } from "../../shared/errors";

/** Reads the site's own `.env`, then the checkout's. What is set already stays: a site's own settings come first. */
export function readEnvFiles(): void {
  if (process.env.SITE_DIR) readEnvFile(join(process.env.SITE_DIR, ".env"));
  readEnvFile(".env");
}

function readEnvFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Error(
      `${resolve(file)} can't be read (${messageOf(error)}). It must be a file like .env.example; remove it or put it right.`,
    );
  }
}
