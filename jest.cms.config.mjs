import base from "./jest.config.mjs";

const named = (name) => base.projects.find(({ displayName }) => displayName === name);

/** Starts the world of the CMS's tests: where the CMS was not installed and built before, that is done first. */
const globalSetup = "<rootDir>/tests/support/cms/start-world.cjs";

/** The built admin in a browser, with the site behind it. */
const admin = {
  ...named("browser"),
  globals: named("unit").globals,
  testEnvironmentOptions: { world: ["browser", "cmsSeed"] },
  globalSetup,
};

/** The CMS's own modules. Packages of it are ES modules alone, which Jest loads as such where Node has `--experimental-vm-modules`. */
const code = {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.tsx?$": "<rootDir>/tests/support/cms/transform.cjs" },
  moduleNameMapper: { "\\.css$": "<rootDir>/tests/support/jest/asset-url.cjs" },
  modulePathIgnorePatterns: ["<rootDir>/cms/.next", "<rootDir>/.test-sites"],
};

/** Its modules over a database that holds the embedded hotel. */
const database = {
  ...code,
  testEnvironment: admin.testEnvironment,
  testEnvironmentOptions: { world: ["cmsSeed"] },
  globalSetup,
  globalTeardown: admin.globalTeardown,
};

/** By itself, because it installs and builds the CMS where that was not done before. */
export default {
  projects: [
    { ...code, displayName: "cms-code", testMatch: ["<rootDir>/cms/tests/*.test.ts"] },
    { ...database, displayName: "cms-database", testMatch: ["<rootDir>/cms/tests/database/*.test.ts"] },
    { ...admin, displayName: "cms", testMatch: ["<rootDir>/tests/cms/*.test.ts"] },
    { ...database, displayName: "cms-database-deep", testMatch: ["<rootDir>/cms/tests/deep/*.test.ts"] },
    { ...admin, displayName: "cms-deep", testMatch: ["<rootDir>/tests/deep/cms/*.test.ts"] },
  ],
  // Each editor's click waits for the server, and the other way round.
  maxWorkers: 2,
  testSequencer: "<rootDir>/tests/support/cms/sequencer.mjs",
  testTimeout: 600_000,
  reporters: base.reporters,
};
