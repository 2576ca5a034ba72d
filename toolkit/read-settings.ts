import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { messageOf } from "../shared/errors";
import { cleanValue, parseEnvText } from "./env-text";
import { beginsLikeOurs, knownVariables, meantVariable } from "./known-variables";

/**
 * Reads the settings into `variables`: first those already set, then the site's own `.env`, then the
 * checkout's, which may name the site's folder; the first value wins. Returns a warning for each unknown variable
 * that looks like one of ours. Throws if a value or a file can't be read.
 */
export function readSettings(variables: NodeJS.ProcessEnv, checkout = "."): string[] {
  const known = knownVariables();
  const notes = readEnvironment(variables, known);
  const shared = join(checkout, ".env");
  const site = variables.SITE_DIR ?? cleanValue("SITE_DIR", readEnvFile(shared).SITE_DIR ?? "");
  const files = site === "" ? [shared] : [join(site, ".env"), shared];
  for (const file of files) notes.push(...addFile(file, variables, known));
  return [...new Set(notes)];
}

/** The same for the CMS, which has its own variables and `.env`. */
export function readCmsSettings(variables: NodeJS.ProcessEnv, file: string): string[] {
  const known = knownVariables("cms");
  return [...readEnvironment(variables, known), ...addFile(file, variables, known)];
}

function readEnvironment(variables: NodeJS.ProcessEnv, known: readonly string[]): string[] {
  cleanAll(variables, known);
  return Object.keys(variables).flatMap((name) => noteOf(name, "The environment", known));
}

function addFile(file: string, variables: NodeJS.ProcessEnv, known: readonly string[]): string[] {
  const read = readEnvFile(file);
  for (const [name, value] of Object.entries(read)) variables[name] ??= value;
  cleanAll(variables, known);
  return Object.keys(read).flatMap((name) => noteOf(name, resolve(file), known));
}

function cleanAll(variables: NodeJS.ProcessEnv, known: readonly string[]): void {
  const wrong: string[] = [];
  for (const name of known) {
    const value = variables[name];
    if (value === undefined) continue;
    try {
      variables[name] = cleanValue(name, value);
    } catch (error) {
      wrong.push(messageOf(error));
    }
  }
  if (wrong.length > 0)
    throw new Error(`The environment is not valid (see .env.example): ${wrong.join("; ")}.`);
}

function noteOf(name: string, where: string, known: readonly string[]): string[] {
  const meant = meantVariable(name, known);
  if (meant !== undefined) return [`${where} sets ${name}, which is no setting. Is ${meant} meant?`];
  // The environment also holds other programs' variables.
  const isStrange = where !== "The environment" && beginsLikeOurs(name, known);
  return isStrange ? [`${where} sets ${name}, which is no setting: .env.example has all there are.`] : [];
}

function readEnvFile(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    return parseEnvText(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(
      `${resolve(file)} can't be read (${messageOf(error)}). It must be a file like .env.example; remove it or put it right.`,
    );
  }
}
