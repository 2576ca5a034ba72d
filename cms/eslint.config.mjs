import { readdirSync } from "node:fs";
import { join } from "node:path";
import importX from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";
import { STRICT_RULES, TYPESCRIPT_IMPORTS } from "../eslint.rules.mjs";

/** Folders of `src/` and what each may import of it, itself, the environment, the decoders and the texts aside: an import never goes back up. */
const ROOMS = {
  files: [],
  brand: [],
  access: [],
  "rich-text": [],
  live: ["files"],
  database: ["access", "live"],
  doors: ["access"],
  search: ["live"],
  translation: ["access", "live"],
  "machine-translation": ["access", "files", "together", "translation"],
  model: ["access", "brand", "database", "desk", "doors", "live", "search", "translation"],
  api: ["live"],
  publish: ["access", "live"],
  seed: ["access", "files", "live"],
  together: ["access", "live", "model"],
  desk: ["access", "files", "live"],
  seasons: ["access", "desk", "live", "model", "publish"],
  admin: [
    "access",
    "brand",
    "desk",
    "doors",
    "publish",
    "rich-text",
    "search",
    "seed",
    "together",
    "translation",
  ],
};

const unnamed = readdirSync(join(import.meta.dirname, "src"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !(entry.name in ROOMS))
  .map(({ name }) => name);
if (unnamed.length > 0)
  throw new Error(`Say in ROOMS of cms/eslint.config.mjs what these folders import: ${unnamed.join(", ")}.`);

const IMPORT_DIRECTIONS = [
  ...Object.entries(ROOMS).map(([folder, below]) => ({
    target: `./src/${folder}`,
    from: "./src",
    except: [folder, ...below, "environment.ts", "sharp.ts", "slugs.ts", "texts.ts"].map(
      (name) => `./${name}`,
    ),
  })),
  // Of the project around it, what it shares with the embedded content server. Tests run that beside it.
  {
    target: ["./src", "./commands", "./app"],
    from: "..",
    except: ["./cms", "./content-folder", "./model", "./languages", "./toolkit", "./shared"],
  },
];

export default tseslint.config(
  { ignores: [".next", "node_modules", "migrations", "next-env.d.ts", "app/(payload)/admin/importMap.js"] },
  ...tseslint.configs.recommended,
  {
    plugins: { "import-x": importX },
    settings: TYPESCRIPT_IMPORTS,
    rules: {
      ...STRICT_RULES,
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones: IMPORT_DIRECTIONS }],
    },
  },
);
