import { readFileSync } from "node:fs";

const shared = {
  setupFilesAfterEnv: ["<rootDir>/tests/support/retry.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": "<rootDir>/tests/support/babel-transform.cjs",
  },
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-link|content-disposition|yet-another-react-lightbox|@fontsource.*)/)",
  ],
  moduleNameMapper: {
    "\\.(woff2|svg|jpg|png)$": "<rootDir>/tests/support/asset-url.cjs",
    "\\.css$": "<rootDir>/tests/support/asset-url.cjs",
  },
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/dist",
    "<rootDir>/.test-sites",
  ],
};

const browserGlobals = {
  __PATH_PREFIX__: "",
  __BASE_PATH__: "",
  __BRAND_TOKENS__: JSON.parse(readFileSync("content/tokens.json", "utf8")),
};

/** Four kinds of tests: pure and server code, components in jsdom, real Chromium over real releases, and real builds. */
export default {
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/node/**/*.test.ts", "<rootDir>/tests/node/**/*.test.tsx"],
      globals: browserGlobals,
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/components/**/*.test.tsx", "<rootDir>/tests/components/**/*.test.ts"],
      globals: browserGlobals,
      setupFiles: ["<rootDir>/tests/support/jsdom-setup.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/browser/**/*.test.ts"],
      globalSetup: "<rootDir>/tests/support/start-world.ts",
      globalTeardown: "<rootDir>/tests/support/stop-world.ts",
    },
    {
      ...shared,
      displayName: "builds",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/builds/**/*.test.ts"],
    },
  ],
  testTimeout: 60_000,
};
