import { modules, replaceExport } from "./modules";

/**
 * Lets go of a webpack that is closed: Gatsby's list of plugins for virtual modules, which nothing is taken from, holds each with
 * all that it compiled, 200 MB for both.
 */
export function forgetClosedCompilers(): void {
  replaceExport(
    modules.virtualModules.prototype,
    "apply",
    (apply) =>
      function (compiler) {
        apply.call(this, compiler);
        compiler.hooks.shutdown.tap("forget-closed-compilers", () => {
          this._compiler = null;
        });
      },
  );
}

/** Ends webpack's first run before the second one begins: Gatsby holds both until its build is over, 200 MB more. */
export function closeFirstRun(): void {
  replaceExport(modules.browserStage, "buildProductionBundle", (run) => async (...args) => {
    const { stats, close } = await run(...args);
    // Gatsby reads what it warns of.
    if (stats.hasWarnings()) return { stats, close };
    const { hash } = stats;
    await close();
    return { stats: { hash, hasWarnings: () => false }, close: async () => {} };
  });
}
