const { createHash } = require("node:crypto");
const { extname } = require("node:path");
const { transformSync, version } = require("esbuild");

const OPTIONS = {
  format: "cjs",
  target: "node20",
  platform: "node",
  jsx: "automatic",
  sourcemap: "inline",
  // A test's modules are Jest's, which has no import of its own.
  supported: { "dynamic-import": false },
};

/** As in the build: queries are read by Gatsby and never run. The lines stay where they are. */
const withoutQueries = (source) =>
  source.replace(/\bgraphql`[^`]*`/g, (query) => `undefined${query.replace(/[^\n]/g, "")}`);

/** Hoists no `jest.mock`: modules replaced for all tests are in `moduleNameMapper`. */
module.exports = {
  getCacheKey: (source, path) =>
    createHash("sha256")
      .update(JSON.stringify([version, OPTIONS, String(withoutQueries), path, source]))
      .digest("hex"),
  process: (source, path) => {
    const loader = extname(path).replace(/^\.[cm]?/, "");
    return transformSync(withoutQueries(source), { ...OPTIONS, loader, sourcefile: path });
  },
};
