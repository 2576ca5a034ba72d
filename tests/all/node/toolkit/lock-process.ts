import { messageOf } from "../../../../shared/errors";
import { FolderTakenError, lockFolder } from "../../../../toolkit/lock-folder";

/** Tries to lock a folder on each message and reports whether it succeeded; never releases the lock. */
async function main(): Promise<void> {
  const [folder = ""] = process.argv.slice(2);
  process.on("message", () => {
    lockFolder(folder, "taken").then(
      () => process.send?.("owner"),
      (error: unknown) => process.send?.(error instanceof FolderTakenError ? "taken" : messageOf(error)),
    );
  });
  process.send?.("ready");
}

void main();
