const { get } = require("node:http");
const { text } = require("node:stream/consumers");
const { TestEnvironment } = require("jest-environment-node");
const playwright = require("playwright-core");

/**
 * Node's environment, which also shares the worker's Playwright (`playwright.cjs`) with each test file, and waits for
 * the parts of the world (`world.ts`) named in `testEnvironmentOptions.world`.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.parts = config.projectConfig.testEnvironmentOptions.world;
  }

  async setup() {
    await super.setup();
    this.global.PLAYWRIGHT = playwright;
    const answers = this.parts.map(async (part) => [part, await answerOf(part)]);
    this.global.WORLD = Object.fromEntries(await Promise.all(answers));
  }
};

/** Not with fetch(), which times out after five minutes: on a busy machine a build may take longer. */
function answerOf(part) {
  return new Promise((resolve, reject) => {
    get(`http://127.0.0.1:${process.env.TEST_WORLD}/${part}`, async (response) => {
      const body = await text(response);
      if (response.statusCode === 200) resolve(JSON.parse(body));
      else reject(new Error(`The world of the browser tests has no ${part}: ${body}`));
    }).once("error", (error) =>
      reject(new Error(`The world of the browser tests has ended: ${error.message}`)),
    );
  });
}
