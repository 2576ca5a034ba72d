import { modules, replaceExport } from "./modules";

/**
 * Releases closed webpack compilers: Gatsby's list of virtual-module plugins is never cleared, and holds each
 * with everything it compiled, 200 MB for both.
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

/**
 * Closes webpack's first run before the second one starts: Gatsby keeps both open until its build is over,
 * another 200 MB.
 */
export function closeFirstRun(): void {
  replaceExport(modules.browserStage, "buildProductionBundle", (run) => async (...args) => {
    const { stats, close } = await run(...args);
    // Gatsby reads the stats if there are warnings.
    if (stats.hasWarnings()) return { stats, close };
    const { hash } = stats;
    await close();
    return { stats: { hash, hasWarnings: () => false }, close: async () => {} };
  });
}
