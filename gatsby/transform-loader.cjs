/** Passes a module to a function of the configuration: webpack only loads loaders by file. */
module.exports = function (source) {
  return this.getOptions().transform(source, this);
};
