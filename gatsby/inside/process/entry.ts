import Module from "node:module";
import { build } from "./build";
import { buildCommandFile, cliFile, modules } from "./modules";
import { openChannel } from "./channel";

/* The process of `gatsby build`: Gatsby's own command line, which finds our build in place of its own.
   Arguments: "stays" or "ends" (after the build), then Gatsby's. */
const [node = "", , stay, ...args] = process.argv;
const channel = openChannel();
const command = new Module(buildCommandFile());
command.exports = (program: Parameters<typeof build>[0]) =>
  build(program, stay === "stays" ? channel : undefined);
command.loaded = true;
require.cache[command.id] = command;
process.argv = [node, cliFile(), "build", ...args];
void modules.cli;
