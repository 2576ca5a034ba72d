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
