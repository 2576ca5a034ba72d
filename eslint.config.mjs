import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Who may import whom: an import never goes back up the stairs. */
const IMPORT_DIRECTIONS = [
  { target: "./src/config", from: "./src", except: ["./config"] },
  { target: "./src/theme", from: "./src", except: ["./theme", "./config"] },
  { target: "./src/locale", from: "./src", except: ["./locale", "./config", "./theme"] },
  { target: "./src/seo", from: "./src", except: ["./seo", "./locale", "./config"] },
  { target: "./src/newsletter", from: "./src", except: ["./newsletter", "./locale", "./theme", "./config"] },
  {
    target: "./src/chrome",
    from: "./src",
    except: ["./chrome", "./newsletter", "./locale", "./theme", "./config"],
  },
  { target: "./src/sections", from: ["./src/layouts", "./src/gallery", "./src/rooms", "./src/gatsby"] },
  { target: "./src/gallery", from: ["./src/layouts", "./src/rooms", "./src/gatsby"] },
  { target: "./src/rooms", from: ["./src/layouts", "./src/gatsby"] },
  { target: "./plugins", from: "./src", except: ["./config"] },
  { target: "./services", from: "./src", except: ["./config"] },
  { target: "./src", from: "./services" },
  { target: "./src", from: "./plugins" },
  {
    target: "./services",
    from: "./plugins",
    except: ["./gatsby-source-hotel/src/contract.ts"],
  },
  { target: "./plugins", from: "./services" },
];

export default tseslint.config(
  {
    ignores: [
      ".cache",
      "public",
      "dist",
      ".releases",
      ".content-cache",
      ".data",
      ".test-sites",
      "src/gatsby-types.d.ts",
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver": { typescript: true },
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones: IMPORT_DIRECTIONS }],
      eqeqeq: ["error", "always"],
      "no-console": "off",
    },
  },
  {
    files: ["**/*.tsx"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
