import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: [".next", "node_modules", "migrations", "next-env.d.ts", "app/(payload)/admin/importMap.js"] },
  ...tseslint.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      eqeqeq: ["error", "always"],
    },
  },
);
