import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { modules } from "../../gatsby/inside/process/modules";
import { discardForgottenFiles } from "../../gatsby/inside/process/saved-state";

/** Prints which files of a site's folder (the argument) are left when Gatsby has deleted its cache. */
function main(): void {
  process.env.NODE_ENV = "production";
  const directory = process.argv[2] ?? "";
  const files = ["public/static/aa/beach.jpg", "public/index.html"];
  for (const file of files) {
    mkdirSync(join(directory, file, ".."), { recursive: true });
    writeFileSync(join(directory, file), "");
  }
  discardForgottenFiles(directory);
  modules.redux.store.dispatch({ type: "DELETE_CACHE" });
  process.stdout.write(files.filter((file) => existsSync(join(directory, file))).join());
  process.exit(0);
}

main();
