const { AsyncLocalStorage } = require("node:async_hooks");
const { default: runFile } = require("jest-circus/runner");

/** Jest's runner leaks a storage per file, which Node 20 consults for every promise of later files: disable it. */
module.exports = async function runAlone(...file) {
  const { run } = AsyncLocalStorage.prototype;
  const used = new Set();
  AsyncLocalStorage.prototype.run = function (...call) {
    used.add(this);
    return run.apply(this, call);
  };
  try {
    return await runFile(...file);
  } finally {
    AsyncLocalStorage.prototype.run = run;
    for (const storage of used) storage.disable();
  }
};
