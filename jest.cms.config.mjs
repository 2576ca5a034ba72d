import base from "./jest.config.mjs";

const unit = base.projects.find(({ displayName }) => displayName === "unit");

/** The built admin in a browser, with the site behind it. */
const admin = {
  ...unit,
  globalSetup: "<rootDir>/tests/support/cms/seed.ts",
};

/** The CMS's own modules. Packages of it are ES modules alone, which Jest loads as such where Node has `--experimental-vm-modules`. */
const code = {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.tsx?$": "<rootDir>/tests/support/cms/transform.cjs" },
  moduleNameMapper: { "\\.css$": "<rootDir>/tests/support/jest/asset-url.cjs" },
  modulePathIgnorePatterns: ["<rootDir>/cms/.next", "<rootDir>/.test-sites"],
};

/** By itself, because it installs and builds the CMS where that was not done before. */
export default {
  projects: [
    { ...code, displayName: "cms-code", testMatch: ["<rootDir>/cms/tests/*.test.ts"] },
    { ...admin, displayName: "cms", testMatch: ["<rootDir>/tests/cms/*.test.ts"] },
    { ...code, displayName: "cms-code-deep", testMatch: ["<rootDir>/cms/tests/deep/*.test.ts"] },
    { ...admin, displayName: "cms-deep", testMatch: ["<rootDir>/tests/deep/cms/*.test.ts"] },
  ],
  // Each editor's click waits for the server, and the other way round.
  maxWorkers: 2,
  testSequencer: "<rootDir>/tests/support/cms/sequencer.mjs",
  testTimeout: 600_000,
};
