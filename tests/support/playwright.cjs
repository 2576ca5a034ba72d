module.exports = globalThis.PLAYWRIGHT;
