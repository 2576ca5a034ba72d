/** Passes a module to the plugin's transform function: webpack loads loaders by file name. */
module.exports = function (source) {
  return this.getOptions().transform(source, this.resourcePath);
};
