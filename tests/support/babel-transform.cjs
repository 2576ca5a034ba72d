const { createTransformer } = require("babel-jest").default;

module.exports = createTransformer({
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", targets: { node: "current" } }],
    ["@babel/preset-typescript", { allowDeclareFields: true }],
  ],
  // As in the build: `graphql` tags are read by Gatsby and never run.
  plugins: ["babel-plugin-remove-graphql-queries"],
});
