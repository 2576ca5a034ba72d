/** What the site and the CMS are linted by alike; each has packages of its own. */
export const TYPESCRIPT_IMPORTS = {
  "import-x/resolver": { typescript: true },
  "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
};

export const STRICT_RULES = {
  "@typescript-eslint/no-explicit-any": "error",
  "@typescript-eslint/no-non-null-assertion": "error",
  "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
  "@typescript-eslint/consistent-type-imports": "error",
  "@typescript-eslint/ban-ts-comment": "error",
  "import-x/no-cycle": "error",
  eqeqeq: ["error", "always"],
};
