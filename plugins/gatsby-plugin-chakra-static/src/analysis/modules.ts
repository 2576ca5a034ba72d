import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type NodePath, parseSync, traverse, type types as t } from "@babel/core";

/** A parsed source file. */
export interface Module {
  file: string;
  source: string;
  program: NodePath<t.Program>;
}

const EXTENSIONS = ["", ".ts", ".tsx", ".js", ".jsx", "/index.ts", "/index.tsx", "/index.js", "/index.jsx"];

/** Parses a source file. Throws on a syntax error. */
export function parseModule(file: string, source: string): Module {
  const ast = parseSync(source, {
    filename: file,
    configFile: false,
    babelrc: false,
    sourceType: "module",
    parserOpts: { plugins: file.endsWith(".ts") ? ["typescript"] : ["typescript", "jsx"] },
  });
  let program: NodePath<t.Program> | undefined;
  if (!ast) throw new Error(`${file} could not be parsed.`);
  traverse(ast, {
    Program(path) {
      program = path;
      path.stop();
    },
  });
  if (!program) throw new Error(`${file} could not be parsed.`);
  return { file, source, program };
}

/** A site's modules, each parsed once. */
export class Modules {
  private readonly modules = new Map<string, Module>();

  module(file: string): Module {
    const known = this.modules.get(file);
    if (known) return known;
    const parsed = parseModule(file, readFileSync(file, "utf8"));
    this.modules.set(file, parsed);
    return parsed;
  }

  /** Resolves a relative import; undefined for a package or a file that isn't a script. */
  imported(from: Module, request: string): Module | undefined {
    if (!request.startsWith(".")) return undefined;
    const base = resolve(dirname(from.file), request);
    const file = EXTENSIONS.map((extension) => base + extension).find(
      (name) => /\.[jt]sx?$/.test(name) && !name.endsWith(".d.ts") && existsSync(name),
    );
    return file === undefined ? undefined : this.module(file);
  }
}

/** `src/chrome/Logo.tsx:12:5`, relative to the site's folder. */
export function placeOf(module: Module, node: t.Node): string {
  const { line = 0, column = 0 } = node.loc?.start ?? {};
  return `${relative("", module.file)}:${line}:${column + 1}`;
}

/** A file name that is the same on every machine. */
export function portableName(file: string): string {
  return relative("", join(file)).replaceAll("\\", "/");
}
