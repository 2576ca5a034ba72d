const { TestEnvironment } = require("jest-environment-node");
const playwright = require("playwright-core");

/** Node's environment, which also lends a test file the worker's Playwright (`playwright.cjs`). */
module.exports = class PlaywrightEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PLAYWRIGHT = playwright;
  }
};
