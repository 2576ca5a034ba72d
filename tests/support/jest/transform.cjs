const { createHash } = require("node:crypto");
const { extname } = require("node:path");
const { transformSync, version } = require("esbuild");

const OPTIONS = {
  format: "cjs",
  target: "node20",
  platform: "node",
  jsx: "automatic",
  sourcemap: "inline",
  // Jest's module system has no native dynamic import.
  supported: { "dynamic-import": false },
};

/** As in the build, where Gatsby extracts queries and never runs them. Line numbers don't change. */
const withoutQueries = (source) =>
  source.replace(/\bgraphql`[^`]*`/g, (query) => `undefined${query.replace(/[^\n]/g, "")}`);

/** Doesn't hoist `jest.mock`: modules mocked for all tests are in `moduleNameMapper`. */
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
