const { execFile } = require("node:child_process");
const { promisify } = require("node:util");
const { default: startWorld } = require("../jest/start-world.ts");

/** Before a run: installs the CMS, whose packages its tests load; it is built, and the embedded hotel imported, while the first tests run. */
module.exports = async function start(...run) {
  await promisify(execFile)(process.execPath, ["cms/commands/start.mjs", "install"]);
  await startWorld(...run);
};
