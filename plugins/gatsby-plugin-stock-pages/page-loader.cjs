/** Passes a page to the plugin's wrapper, and registers the other files it read with webpack. */
module.exports = function (source) {
  const { code, dependencies } = this.getOptions().wrapPage(source, this.resourcePath);
  for (const file of dependencies) this.addDependency(file);
  return code;
};
