const { execFile } = require("node:child_process");
const { promisify } = require("node:util");
const { default: startWorld } = require("../jest/start-world.ts");

/** Global set-up: installs the CMS, whose packages its tests load. Its build and import run during the first tests. */
module.exports = async function start(...run) {
  await promisify(execFile)(process.execPath, ["cms/commands/start.mjs", "install"]);
  await startWorld(...run);
};
