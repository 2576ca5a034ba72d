import { messageOf } from "../../../../shared/errors";
import { FolderTakenError, lockFolder } from "../../../../toolkit/lock-folder";

/** Takes a folder's lock whenever it is told to, and says whether it has it; it never lets go by itself. */
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
