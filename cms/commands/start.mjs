import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/**
 * `npm run cms`: installs, builds, migrates the database and serves, skipping steps that are already done. Plain
 * JavaScript, because it runs before anything is installed. Given a name, it runs that command instead of serving;
 * `build` prepares everything except the database, for servers with a read-only folder; `install` only installs.
 */
const folder = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const project = resolve(folder, "..");
const STAMPS = join(folder, ".stamps");
/** Files and folders that the admin's build depends on. */
const SOURCES = JSON.parse(readFileSync(join(folder, "commands/sources.json"), "utf8"));
const INSTALL = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
/** Keeps the development tools of those who installed them with `npm ci`. */
const ONLY_TO_RUN = existsSync(join(folder, "node_modules", "eslint")) ? [] : ["--omit=dev"];
const COMMANDS = ["install", "build", "check", "user", "export", "backup", "restore"];

const [command, ...parameters] = process.argv.slice(2);
if (command !== undefined && !COMMANDS.includes(command)) {
  console.error(`There is no command ${command}: ${COMMANDS.join(", ")}.`);
  process.exit(1);
}
process.env.NEXT_TELEMETRY_DISABLED = "1";

// Code shared with the site imports packages from the surrounding project.
const isProjectInstalled = existsSync(join(project, "node_modules", "yup"));
await Promise.all([
  isProjectInstalled ||
    step("Installing the project, once: a minute or two", () => run("npm", INSTALL, project)),
  once("install", digestOf(["package-lock.json"]), "Installing the CMS, once: a minute or two", () =>
    run("npm", [...INSTALL, ...ONLY_TO_RUN]),
  ),
]);
if (command === "install") process.exit();
await readSettings();
const port = process.env.CMS_PORT || "3000";
const host = process.env.CMS_HOST || "127.0.0.1";
const isServing = command === undefined;
if (isServing || command === "build") {
  const isFirst = !existsSync(join(STAMPS, "build"));
  const built = once(
    "build",
    digestOf(["package-lock.json", ...SOURCES]),
    "Building the admin, once: about a minute",
    () => run(process.execPath, [bin("next"), "build"]),
  );
  // If an update fails to build, the database is left as it is; on the first start both run in parallel.
  if (!isFirst) await built;
  await Promise.all([built, isServing && runCommand("prepare", [])]);
}
if (isServing) {
  sayWhere();
  const server = new AbortController();
  void openAdmin(server.signal);
  await run(process.execPath, [bin("next"), "start", "--port", port, "--hostname", host]);
  server.abort();
} else if (command !== "build") {
  await runCommand(command, parameters);
}

/** Runs in a separate process, so that no compiler stays in memory next to the server. */
async function readSettings() {
  const settings = await run(process.execPath, ["--import", "tsx", "commands/settings.ts"], folder, "pipe");
  Object.assign(process.env, JSON.parse(settings));
}

function sayWhere() {
  const url = (process.env.CMS_URL || `http://localhost:${port}`).replace(/\/+$/, "");
  console.log(
    `The admin is ${url}/admin, for people with a login only: do not put it on the public address.`,
  );
  console.log(
    `The content API is ${url}/api: CONTENT_API_URL=${url}/api npm start builds the site from it.\n`,
  );
}

/**
 * Warms up Next, which loads the admin on the first request and takes a second or more, so that no editor has to
 * wait.
 */
async function openAdmin(signal) {
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}/admin/login`;
  while (!signal.aborted && !(await isAnswered(address))) await setTimeout(250);
}

async function isAnswered(address) {
  try {
    await (await fetch(address)).text();
    return true;
  } catch {
    return false;
  }
}

function runCommand(name, given) {
  return run(process.execPath, [bin("tsx"), join("commands", `${name}.ts`), ...given]);
}

function bin(name) {
  const file = { next: "next/dist/bin/next", tsx: "tsx/dist/cli.mjs" }[name];
  return join(folder, "node_modules", file);
}

/** Runs a task unless it has completed for this digest; an interrupted task is repeated. */
async function once(name, digest, message, task) {
  const stamp = join(STAMPS, name);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  await step(message, task);
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, digest);
}

/** Logs the start of a step and how long it took. */
async function step(message, task) {
  const start = Date.now();
  console.log(`${message} …`);
  await task();
  console.log(`${message}: done after ${Math.round((Date.now() - start) / 1_000)} s.`);
}

/** Runs a program, forwarding signals; exits if it fails, and kills it when this process exits. Resolves to its output if piped. */
function run(program, args, cwd = folder, stdout = "inherit") {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, stdio: ["inherit", stdout, "inherit"], env: process.env });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
    let isEnding = false;
    const pass = (signal) => {
      isEnding = true;
      child.kill(signal);
    };
    // Another program running in parallel may fail.
    const end = () => child.kill();
    process.on("exit", end);
    process.on("SIGINT", pass);
    process.on("SIGTERM", pass);
    child.once("close", (code, signal) => {
      process.off("exit", end);
      process.off("SIGINT", pass);
      process.off("SIGTERM", pass);
      // Exiting on request is not a failure, whatever the program's exit code.
      if (isEnding) process.exit(0);
      if (code === 0) done(output);
      else process.exit(signal === null ? (code ?? 1) : 0);
    });
  });
}

function digestOf(names) {
  const hash = createHash("sha256");
  for (const name of names) {
    for (const file of filesOf(join(folder, name))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
