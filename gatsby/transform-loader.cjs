/** Hands a module to a function of the configuration: webpack loads loaders by their file. */
module.exports = function (source) {
  return this.getOptions().transform(source, this);
};
