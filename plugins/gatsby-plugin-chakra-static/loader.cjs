/** Hands a module to the plugin's own function: webpack loads loaders by their file. */
module.exports = function (source) {
  return this.getOptions().transform(source, this.resourcePath);
};
