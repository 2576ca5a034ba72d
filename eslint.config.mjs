import { readFileSync } from "node:fs";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { STRICT_RULES, TYPESCRIPT_IMPORTS } from "./eslint.rules.mjs";
import { newerApis } from "./tests/support/newer-apis.cjs";

/** Folders of `src/` and what each may import of it, itself aside: an import never goes back up the stairs. */
const ROOMS_OF_SRC = {
  theme: [],
  locale: ["theme"],
  tags: [],
  vitals: [],
  seo: ["locale"],
  "before-app": ["locale"],
  newsletter: ["locale", "theme"],
  booking: ["locale", "theme"],
  chrome: ["newsletter", "booking", "tags", "locale", "theme"],
  sections: ["chrome", "booking", "locale", "theme"],
  gallery: ["sections", "chrome", "locale", "theme"],
  rooms: ["gallery", "sections", "chrome", "booking", "locale", "theme"],
  enquiry: ["sections", "newsletter", "locale", "theme"],
  "not-found": ["sections", "chrome", "locale", "theme"],
  layouts: [
    "not-found",
    "enquiry",
    "rooms",
    "gallery",
    "sections",
    "chrome",
    "newsletter",
    "seo",
    "locale",
    "theme",
  ],
  app: ["not-found", "before-app", "tags", "locale", "theme"],
};

/** Who may import whom: what several rooms need is in `shared/`, which imports nothing of the project. */
const IMPORT_DIRECTIONS = [
  ...Object.entries(ROOMS_OF_SRC).map(([folder, below]) => ({
    target: `./src/${folder}`,
    from: "./src",
    except: [folder, ...below].map((name) => `./${name}`),
  })),
  { target: "./shared", from: ".", except: ["./shared", "./node_modules"] },
  { target: "./languages", from: ".", except: ["./languages", "./shared", "./node_modules"] },
  { target: "./model", from: ".", except: ["./model", "./shared", "./node_modules"] },
  { target: "./content-api", from: ".", except: ["./content-api", "./model", "./shared", "./node_modules"] },
  {
    target: "./fonts",
    from: ".",
    except: ["./fonts", "./toolkit", "./languages", "./shared", "./node_modules"],
  },
  {
    target: "./content-folder",
    from: ".",
    except: ["./content-folder", "./model", "./toolkit", "./shared", "./node_modules"],
  },
  {
    target: "./toolkit",
    from: ".",
    except: ["./toolkit", "./languages", "./model", "./shared", "./node_modules", "./package.json"],
  },
  {
    target: "./src",
    from: ["./plugins", "./services", "./toolkit", "./content-api", "./content-folder", "./model"],
  },
  { target: "./src", from: "./fonts", except: ["./cut"] },
  // Only one folder relies on Gatsby's internals, for the browser's code too.
  { target: "./src/!(app|before-app)/**", from: "./gatsby" },
  { target: "./src/{app,before-app}/**", from: "./gatsby", except: ["./inside"] },
  // Blocks are made of these, which know none of them.
  { target: "./src/sections/{parts,pictures}/**", from: "./src/sections/!(parts|pictures)/**" },
  // What runs before the app is a script of its own; the app shares these with it.
  {
    target: "./src/app",
    from: "./src/before-app",
    except: ["./app-scripts-id.ts", "./opened-anew.ts", "./scroll-restoration.ts"],
  },
  { target: "./plugins", from: ["./src", "./services"] },
  { target: "./plugins", from: "./gatsby", except: ["./inside"] },
  { target: "./gatsby", from: ["./src", "./plugins", "./services"] },
  { target: "./gatsby", from: "./content-api", except: ["./cache-folder.ts"] },
  { target: "./services", from: ["./src", "./plugins"] },
  { target: "./services", from: "./gatsby", except: ["./builder", "./inside/process/saved-state.ts"] },
];

/** Services share through the toolkit alone, which is not one of them; the publisher puts them together, and a main may start a neighbour. */
const SERVICE_DIRECTIONS = [
  ...["content-server", "newsletter", "release", "content-report", "check-api"].map((folder) => ({
    target: `./services/${folder}/**/!(main).ts`,
    from: "./services",
    except: [`./${folder}`],
  })),
  {
    target: "./services/site-server",
    from: "./services",
    except: ["./site-server", "./release"],
  },
  {
    target: "./services/publisher",
    from: ["./services/newsletter", "./services/build.ts", "./services/develop.ts", "./services/start.ts"],
  },
  {
    target: "./services/!(publisher)/**",
    from: ["./services/publisher", "./services/build.ts", "./services/develop.ts", "./services/start.ts"],
  },
];

/** Modules and exports that are not in the browser's code: what imports them would get nothing there. */
const LEFT_OUT = JSON.parse(
  readFileSync(new URL("gatsby/inside/left-out-modules.json", import.meta.url), "utf8"),
);
const LEFT_OUT_MESSAGE = "It is left out of the browser's code: see gatsby/inside/README.md.";

/** Code that runs in the browsers of package.json's `browserslist`, which lack some of what Node has. */
const BROWSER_CODE = [
  "src/**",
  "shared/**",
  "gatsby/inside/{browser-runtime,gatsby-link,page-data-files,page-loading}.ts",
  "plugins/gatsby-plugin-navigation/src/**",
  "plugins/gatsby-plugin-chakra-static/src/{browser,runtime/**}.ts",
  "plugins/gatsby-plugin-offline-pages/src/**",
];

/** What lies among it and runs in the build alone. */
const BUILD_CODE = [
  "shared/{digest,environment,handover,hotel-fields,http-url,preview-pass,verification,tags/hotel-tags}.ts",
];

const PARSED_ONLY = {
  selector: "CallExpression[callee.property.name=/^(?:validate|isValid|cast)(?:Sync)?$/]",
  message: "Outside data is read by parse() and tryParse() of shared/parse.ts.",
};

const PICTURE_ATTRIBUTES = {
  selector:
    "JSXAttribute[name.name='src'] ~ :matches(JSXSpreadAttribute, JSXAttribute[name.name=/^(loading|fetchpriority|sizes|srcSet)$/]), JSXAttribute[name.name='srcSet'] ~ JSXAttribute[name.name='sizes']",
  message:
    "React sets attributes in this order, and WebKit asks for a picture at each: loading, sizes, srcSet, then src, with all that is spread before it.",
};

/** Style properties that name a side of the window, with Chakra's short words for them. */
const SIDES =
  "/^(?:left|right|[mp][lr]|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Width|Color|Style)?|(?:border|rounded)(?:Top|Bottom)?(?:Left|Right)(?:Radius)?)$/";

/** The same in the words of CSS, and values that mean a side: `to left`, `inset: 0 auto 0 0`. */
const SIDES_IN_CSS =
  "/(?:^|[;{\\s])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|color|style))?:|-(?:left|right)-radius|\\bto (?:left|right)\\b/";
const FOUR_SIDES = "/^(?:\\S+) (\\S+) (?:\\S+) (?!\\1$)\\S+$/";
const ALONG_THE_LINE = "/translateX\\(-?[\\d.]/";

const LOGICAL_ONLY = [
  ...[`Property[key.name=${SIDES}]`, `Property[key.value=${SIDES}]`, `JSXAttribute[name.name=${SIDES}]`],
  ...[
    "Property[key.name=/^(?:textAlign|float|clear)$/]",
    "JSXAttribute[name.name=/^(?:textAlign|float)$/]",
  ].map((style) => `${style} Literal[value=/^(?:left|right)$/]`),
  ...[SIDES_IN_CSS, ALONG_THE_LINE].flatMap((words) => [
    `Literal[value=${words}]`,
    `TemplateElement[value.raw=${words}]`,
  ]),
].map((selector) => ({
  selector,
  message:
    "Pages are written from right to left, too: name the start and the end of a line (insetInlineStart, borderEndEndRadius, textAlign: start), or use src/theme/reading-direction.ts.",
}));

const NO_UNEQUAL_SIDES = {
  selector: `Property[key.name=/^(?:inset|margin|padding|border\\w*)$/] Literal[value=${FOUR_SIDES}]`,
  message: "Of four values the second and the last are sides of the window: write inline and block apart.",
};

const NEWER_APIS = newerApis().map((api) => ({
  ...api,
  message: `${api.lacking.join(", ")} lack it: write what these have, or ask first whether it is there.`,
}));

export default tseslint.config(
  {
    ignores: [
      ".cache",
      "public",
      "dist",
      ".releases",
      ".preview",
      ".pictures",
      ".content-cache",
      ".data",
      ".test-sites",
      "cms",
      "src/gatsby-types.d.ts",
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { "import-x": importX },
    settings: TYPESCRIPT_IMPORTS,
    rules: {
      ...STRICT_RULES,
      "import-x/no-restricted-paths": [
        "error",
        { basePath: import.meta.dirname, zones: [...IMPORT_DIRECTIONS, ...SERVICE_DIRECTIONS] },
      ],
      "no-console": "off",
    },
  },
  {
    files: BROWSER_CODE,
    ignores: BUILD_CODE,
    rules: {
      "no-restricted-globals": [
        "error",
        ...NEWER_APIS.filter(({ holder }) => !holder).map(({ name, message }) => ({ name, message })),
      ],
      "no-restricted-properties": [
        "error",
        ...NEWER_APIS.filter(({ holder, isStatic }) => holder && isStatic !== false).map(
          ({ holder, name, message }) => ({ object: holder, property: name, message }),
        ),
      ],
    },
  },
  {
    files: [
      "shared/**",
      "src/**",
      "gatsby/**",
      "services/**",
      "toolkit/**",
      "fonts/**",
      "plugins/**",
      "content-api/**",
      "content-folder/**",
      "model/**",
    ],
    ignores: ["shared/parse.ts"],
    rules: {
      "no-restricted-syntax": ["error", PARSED_ONLY],
    },
  },
  {
    files: ["shared/**", "model/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: ["fs", "fs/promises"].map((name) => ({
            name: `node:${name}`,
            message: "It reads no files, because browsers use it, too: toolkit/ does.",
          })),
        },
      ],
    },
  },
  {
    files: ["src/**/*.ts"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: ["src/**"],
    ignores: ["src/pages/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            ...LEFT_OUT.packages.map((name) => ({ name, message: LEFT_OUT_MESSAGE })),
            ...Object.entries(LEFT_OUT.exports).map(([name, importNames]) => ({
              name,
              importNames,
              message: LEFT_OUT_MESSAGE,
            })),
            {
              name: "react-i18next",
              allowImportNames: ["I18nextProvider", "useTranslation"],
              message:
                "Browsers get src/locale/browser/react-i18next.ts in its place, which has no more than this.",
            },
          ],
          patterns: [
            {
              group: ["**/.cache/**", "gatsby/cache-dir/**", ...LEFT_OUT.files],
              message: LEFT_OUT_MESSAGE,
            },
          ],
        },
      ],
    },
  },
  {
    files: ["**/*.tsx"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ["src/**"],
    rules: {
      "no-restricted-syntax": ["error", PARSED_ONLY, PICTURE_ATTRIBUTES, ...LOGICAL_ONLY, NO_UNEQUAL_SIDES],
    },
  },
  {
    // Ticks and chevrons are drawn by two sides of a box and turned: they are the same in every direction.
    files: ["src/theme/recipes/tick-box.ts", "src/sections/Questions/Questions.tsx"],
    rules: { "no-restricted-syntax": ["error", PARSED_ONLY, PICTURE_ATTRIBUTES, ...LOGICAL_ONLY] },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // Google's queue takes a function's own `arguments`, and no list.
    files: ["src/tags/vendors/google-queue.ts"],
    rules: { "prefer-rest-params": "off" },
  },
);
