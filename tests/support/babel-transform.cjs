const { createTransformer } = require("babel-jest").default;

module.exports = createTransformer({
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", targets: { node: "current" } }],
    ["@babel/preset-typescript", { allowDeclareFields: true }],
  ],
});
