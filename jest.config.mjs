import { readFileSync } from "node:fs";
import { resolve } from "node:path";

// The sites that tests build have the same pictures: each size is made once for all of them.
process.env.PICTURES_DIR ??= resolve(".pictures");

const shared = {
  testRunner: "<rootDir>/tests/support/jest/runner.cjs",
  transform: {
    "\\.[cm]?[jt]sx?$": "<rootDir>/tests/support/jest/transform.cjs",
  },
  transformIgnorePatterns: [
    "node_modules/(?!(browserslist-to-esbuild|gatsby|gatsby-script|gatsby-link|content-disposition|yet-another-react-lightbox|@fontsource.*)/)",
  ],
  moduleNameMapper: {
    "\\.(woff2|svg|jpg|png)$": "<rootDir>/tests/support/jest/asset-url.cjs",
    "\\.css$": "<rootDir>/tests/support/jest/asset-url.cjs",
    "^chakra-static/system$": "<rootDir>/tests/support/jest/chakra-system.ts",
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

const onNode = { ...shared, testEnvironment: "node" };

/**
 * With a browser, over the sites that `world` names, which are built while tests without a site run. Playwright is read
 * once in a worker, not again in each file's own world, which takes a third of a second.
 */
const inBrowsers = (world) => ({
  ...shared,
  testEnvironment: "<rootDir>/tests/support/jest/browser-environment.cjs",
  testEnvironmentOptions: { world },
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    "^playwright-core$": "<rootDir>/tests/support/jest/playwright.cjs",
  },
  globalSetup: "<rootDir>/tests/support/jest/start-world.ts",
  globalTeardown: "<rootDir>/tests/support/jest/stop-world.ts",
});

const BOTH_HOTELS = ["browser", "site", "secondSite"];

const browserGlobals = {
  __PATH_PREFIX__: "",
  __BASE_PATH__: "",
  __HAS_TAGS__: false,
  __IN_BROWSER__: false,
  __HAS_RTL__: false,
  __RTL_LOCALES__: [],
  __BOOK_BY_PHONE__: ["tr"],
  __BRAND_TOKENS__: JSON.parse(readFileSync("content/tokens.json", "utf8")),
};

/** `npm test`: functions, components in jsdom, the main servers, and Chromium over one build of the embedded hotel. */
const answer = [
  {
    ...onNode,
    displayName: "unit",
    testMatch: ["<rootDir>/tests/unit/**/*.test.ts?(x)"],
    globals: browserGlobals,
  },
  {
    ...shared,
    displayName: "components",
    testEnvironment: "jsdom",
    testMatch: ["<rootDir>/tests/components/**/*.test.ts?(x)"],
    globals: browserGlobals,
    setupFiles: ["<rootDir>/tests/support/jest/jsdom-setup.ts"],
  },
  { ...onNode, displayName: "node", testMatch: ["<rootDir>/tests/node/**/*.test.ts"] },
  {
    ...inBrowsers(["browser", "site", "live"]),
    displayName: "browser",
    testMatch: ["<rootDir>/tests/browser/**/*.test.ts"],
  },
];

/** `npm run test:all`: the other servers and hostile input, both hotels in Chromium, walks in three engines, real builds. */
const rest = [
  {
    ...onNode,
    displayName: "all-node",
    testMatch: ["<rootDir>/tests/all/node/**/*.test.ts", "<rootDir>/tests/all/attack/*.test.ts"],
  },
  {
    ...inBrowsers(BOTH_HOTELS),
    displayName: "all-browser",
    testMatch: ["<rootDir>/tests/all/browser/**/*.test.ts"],
  },
  {
    ...inBrowsers(BOTH_HOTELS),
    displayName: "engines",
    testMatch: ["<rootDir>/tests/all/engines/**/*.test.ts"],
  },
  { ...onNode, displayName: "builds", testMatch: ["<rootDir>/tests/all/builds/**/*.test.ts"] },
];

/** `npm run test:deep`: what takes long and seldom breaks. */
const deep = [
  {
    ...inBrowsers(BOTH_HOTELS),
    displayName: "deep",
    testMatch: ["<rootDir>/tests/deep/*.test.ts"],
  },
  { ...onNode, displayName: "deep-node", testMatch: ["<rootDir>/tests/deep/hosts/*.test.ts"] },
];

export default {
  projects: [...answer, ...rest, ...deep],
  // Most files wait half of their time, for a browser, a server or a build: two cores have work for a third; a fourth only makes them wait.
  maxWorkers: 3,
  // No test judges speed: a busy machine makes it slower, never red.
  testTimeout: 600_000,
  testSequencer: "<rootDir>/tests/support/jest/sequencer.mjs",
  // Tests of a file run in a random order, which the printed seed repeats: none may lean on the one before it.
  randomize: true,
  reporters: ["default", "<rootDir>/tests/support/jest/time-reporter.mjs"],
};
