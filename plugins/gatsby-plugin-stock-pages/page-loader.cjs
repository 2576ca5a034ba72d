/** Hands a page to the plugin's own function, and tells webpack of what else that has read. */
module.exports = function (source) {
  const { code, dependencies } = this.getOptions().wrapPage(source, this.resourcePath);
  for (const file of dependencies) this.addDependency(file);
  return code;
};
