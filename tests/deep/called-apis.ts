import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type NodePath, parseSync, traverse, types } from "@babel/core";
import { inlineScripts } from "../../services/release/inline-scripts";
import { listFiles } from "../../toolkit/files";
import { type NewerApi, newerApis } from "../support/newer-apis.cjs";

/** A browser API, as its path from `window`: `["URL", "canParse"]`. */
export type ApiPath = readonly string[];

/** Names of the global object, whose members need no holder. */
const WINDOWS = new Set(["window", "self", "globalThis"]);

/** APIs that a release's scripts use and some supported browser lacks, according to MDN's data. */
export async function calledNewerApis(release: string): Promise<ApiPath[]> {
  const files = await listFiles(release);
  const pages = files.filter((file) => file.endsWith(".html"));
  const inline = await Promise.all(
    pages.map(async (page) => inlineScripts(await readFile(join(release, page), "utf8"))),
  );
  const scripts = files.filter((file) => file.endsWith(".js") && file !== "service-worker.js");
  const sources = [
    ...new Set(inline.flat()),
    ...(await Promise.all(scripts.map((file) => readFile(join(release, file), "utf8")))),
  ];
  const named = new Set(sources.flatMap(namesIn));
  return newerApis().flatMap((api) =>
    pathsOf(api)
      .filter(([path]) => named.has(path))
      .map(([, place]) => place),
  );
}

/** How code refers to an API, and its path: `[".at", ["Array", "prototype", "at"]]`, `["URL.canParse", …]`. */
function pathsOf({ holder, name, isStatic, isUnique }: NewerApi): [string, ApiPath][] {
  if (holder === undefined) return [[name, [name]]];
  const ofInstances: [string, ApiPath] = [`.${name}`, [holder, "prototype", name]];
  const ofItself: [string, ApiPath] = [`${holder}.${name}`, [holder, name]];
  return [
    ...(isStatic === true ? [] : isUnique ? [ofInstances] : []),
    ...(isStatic === false ? [] : [ofItself]),
  ];
}

/** Every global name, and every member both by its own name and with its holder's. */
function namesIn(code: string): string[] {
  const names: string[] = [];
  const program = parseSync(code, { configFile: false, babelrc: false, sourceType: "unambiguous" });
  if (!program) throw new Error(`This is no script: ${code.slice(0, 80)}`);
  const addMember = ({ node }: NodePath<types.MemberExpression | types.OptionalMemberExpression>) => {
    const { object, property, computed } = node;
    if (computed || !types.isIdentifier(property)) return;
    names.push(`.${property.name}`);
    if (!types.isIdentifier(object)) return;
    names.push(WINDOWS.has(object.name) ? property.name : `${object.name}.${property.name}`);
  };
  traverse(program, {
    ReferencedIdentifier: ({ node, scope }) => {
      if (!scope.hasBinding(node.name, true)) names.push(node.name);
    },
    MemberExpression: addMember,
    OptionalMemberExpression: addMember,
  });
  return names;
}
