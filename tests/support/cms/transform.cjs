const { createHash } = require("node:crypto");
const { extname } = require("node:path");
const { transformSync, version } = require("esbuild");

const OPTIONS = { format: "esm", target: "node20", platform: "node", jsx: "automatic", sourcemap: "inline" };

/** Like Node, Jest requires an import attribute for JSON; bundlers don't. */
const withJsonTypes = (code) => code.replace(/\bfrom "[^"]+\.json"(?! with)/g, '$& with { type: "json" }');

/** Keeps ES modules for Jest's native support, because the CMS's dependencies are ESM only. */
module.exports = {
  getCacheKey: (source, path) =>
    createHash("sha256")
      .update(JSON.stringify([version, OPTIONS, String(withJsonTypes), path, source]))
      .digest("hex"),
  process: (source, path) => {
    const { code, map } = transformSync(source, {
      ...OPTIONS,
      loader: extname(path).slice(1),
      sourcefile: path,
    });
    return { code: withJsonTypes(code), map };
  },
};
