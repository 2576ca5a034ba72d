import base from "./jest.config.mjs";

const node = base.projects.find(({ displayName }) => displayName === "node");

/** The CMS with the site behind it: by itself, because it installs and builds the CMS where that was not done before. */
export default {
  ...base,
  projects: [
    {
      ...node,
      displayName: "cms",
      testMatch: ["<rootDir>/tests/cms/**/*.test.ts"],
      globalSetup: "<rootDir>/tests/support/cms-seed.ts",
    },
  ],
  // Each editor's click waits for the server, and the other way round.
  maxWorkers: 2,
  testSequencer: "<rootDir>/tests/support/cms-sequencer.mjs",
  testTimeout: 300_000,
  // One story: each test goes on where the one before it ended.
  randomize: false,
};
