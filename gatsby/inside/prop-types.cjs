/** Validators that validate nothing: React's code for production never calls them. CommonJS, as libraries require it. */
const anything = new Proxy(() => anything, { get: () => anything });

module.exports = anything;
