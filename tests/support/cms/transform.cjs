const { createHash } = require("node:crypto");
const { extname } = require("node:path");
const { transformSync, version } = require("esbuild");

const OPTIONS = { format: "esm", target: "node20", platform: "node", jsx: "automatic", sourcemap: "inline" };

/** Jest, as Node itself, wants to be told of JSON; bundlers do not. */
const withJsonTypes = (code) => code.replace(/\bfrom "[^"]+\.json"(?! with)/g, '$& with { type: "json" }');

/** For Jest's modules that are Node's own: what the CMS is made of has no other form. */
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
