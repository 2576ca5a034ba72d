import { messageOf } from "../../shared/errors";
import { readCmsSettings } from "../../toolkit/read-settings";

/** Run by `start.mjs`, which is not compiled: prints the environment with cleaned settings as JSON. */
try {
  for (const note of readCmsSettings(process.env, ".env")) console.error(note);
  process.stdout.write(JSON.stringify(process.env));
} catch (error) {
  console.error(`\n${messageOf(error)}`);
  process.exitCode = 1;
}
