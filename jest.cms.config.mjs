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
  testTimeout: 300_000,
  // One story: each test goes on where the one before it ended.
  randomize: false,
};
