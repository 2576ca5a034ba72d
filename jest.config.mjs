import { readFileSync } from "node:fs";
import { resolve } from "node:path";

// The sites that tests build have the same pictures: each size is made once for all of them.
process.env.PICTURES_DIR ??= resolve(".pictures");

const shared = {
  testRunner: "<rootDir>/tests/support/runner.cjs",
  transform: {
    "\\.[cm]?[jt]sx?$": "<rootDir>/tests/support/transform.cjs",
  },
  transformIgnorePatterns: [
    "node_modules/(?!(browserslist-to-esbuild|gatsby|gatsby-script|gatsby-link|content-disposition|yet-another-react-lightbox|@fontsource.*)/)",
  ],
  moduleNameMapper: {
    "\\.(woff2|svg|jpg|png)$": "<rootDir>/tests/support/asset-url.cjs",
    "\\.css$": "<rootDir>/tests/support/asset-url.cjs",
    "^chakra-static/system$": "<rootDir>/tests/support/chakra-system.ts",
  },
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/dist",
    "<rootDir>/.preview",
    "<rootDir>/.test-sites",
    "<rootDir>/cms",
  ],
};

/** A machine at work may starve a browser, a server or a build once; a defect fails again. */
const triedAgain = { ...shared, setupFilesAfterEnv: ["<rootDir>/tests/support/retry.ts"] };

/** With a browser: Playwright is read once in a worker, not again in each file's own world, which takes a third of a second. */
const withPlaywright = {
  ...triedAgain,
  testEnvironment: "<rootDir>/tests/support/playwright-environment.cjs",
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    "^playwright-core$": "<rootDir>/tests/support/playwright.cjs",
  },
};

const browserGlobals = {
  __PATH_PREFIX__: "",
  __BASE_PATH__: "",
  __HAS_TAGS__: false,
  __HAS_RTL__: false,
  __RTL_LOCALES__: [],
  __BOOK_BY_PHONE__: ["tr"],
  __BRAND_TOKENS__: JSON.parse(readFileSync("content/tokens.json", "utf8")),
};

/** What real browsers see: two real releases, built once for all projects that name the same two files. */
const overReleases = {
  globalSetup: "<rootDir>/tests/support/start-world.ts",
  globalTeardown: "<rootDir>/tests/support/stop-world.ts",
};

/**
 * Six kinds of tests: functions, components in jsdom, real servers and processes, real Chromium over real releases,
 * walks in all three engines over the same, and real builds.
 */
export default {
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/unit/**/*.test.ts", "<rootDir>/tests/unit/**/*.test.tsx"],
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
      ...triedAgain,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/node/**/*.test.ts", "<rootDir>/tests/attack/*.test.ts"],
    },
    {
      ...withPlaywright,
      ...overReleases,
      displayName: "browser",
      testMatch: ["<rootDir>/tests/browser/**/*.test.ts"],
    },
    {
      ...withPlaywright,
      ...overReleases,
      displayName: "engines",
      testMatch: ["<rootDir>/tests/engines/**/*.test.ts"],
    },
    {
      ...triedAgain,
      displayName: "builds",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/builds/**/*.test.ts"],
    },
  ],
  // Most files wait half of their time, for a browser, a server or a build: two cores have work for a third; a fourth only makes them wait.
  maxWorkers: 3,
  testTimeout: 60_000,
  testSequencer: "<rootDir>/tests/support/sequencer.mjs",
  // Tests of a file run in a random order, which the printed seed repeats: none may lean on the one before it.
  randomize: true,
  reporters: ["default", "<rootDir>/tests/support/second-try-reporter.mjs"],
};
