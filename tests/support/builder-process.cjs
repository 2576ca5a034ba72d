/*
 * Fakes `gatsby build`: turns a JSON file `{ pages: { path: title }, links?, calls?, fail?, delay?, padding?, script? }` into public/.
 * Like the real one, it keeps state between builds, rewrites only changed pages and removes the files of deleted ones.
 */
const { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { createHash } = require("node:crypto");
const { dirname, join } = require("node:path");

const [contentFile, publicDir] = process.argv.slice(2);
const {
  pages,
  links = [],
  calls = [],
  fail,
  delay = 0,
  padding = 0,
  script,
} = JSON.parse(readFileSync(contentFile, "utf8"));
const locales = ["en", "tr", "ru", "de"];

function localeOf(path) {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? "en";
}

/** Incompressible text, different for each page. */
function noise(path) {
  const outputLength = padding / 2;
  return outputLength > 0 ? createHash("shake256", { outputLength }).update(path).digest("hex") : "";
}

/** The script's file name, with a hash of its content like a bundler's. */
function scriptFile() {
  return `app-${createHash("sha1").update(script).digest("hex").slice(0, 20)}.js`;
}

function write(file, content) {
  mkdirSync(dirname(join(publicDir, file)), { recursive: true });
  writeFileSync(join(publicDir, file), content);
}

function filesOf(path) {
  const name = path === "/" ? "index" : path.slice(1);
  const html = path.endsWith(".html") ? name : path === "/" ? "index.html" : `${name}/index.html`;
  return { html, data: `page-data/${name}/page-data.json` };
}

function htmlOf(path, title) {
  const anchors = links.map((href) => `<a href="${href}">${href}</a>`).join("");
  const loader = script === undefined ? "" : `<script src="/${scriptFile()}"></script>`;
  return `<!doctype html><html lang="${localeOf(path)}"><title>${title}</title><h1>${title}</h1>${anchors}${noise(path)}${loader}</html>`;
}

function writePages(all) {
  const stateFile = `${publicDir}.state.json`;
  const before = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, "utf8")) : {};
  const now = Object.fromEntries(Object.entries(all).map(([path, title]) => [path, htmlOf(path, title)]));
  for (const [path, title] of Object.entries(all)) {
    if (before[path] === now[path]) continue;
    const { html, data } = filesOf(path);
    write(html, now[path]);
    write(data, JSON.stringify({ path, result: { title } }));
  }
  for (const path of Object.keys(before)) {
    if (path in now) continue;
    for (const file of Object.values(filesOf(path))) rmSync(join(publicDir, file));
  }
  writeFileSync(stateFile, JSON.stringify(now));
}

function build() {
  const errorPages = {
    "/404.html": "Lost",
    "/tr/404.html": "Yok",
    "/ru/404.html": "Нет",
    "/de/404.html": "Weg",
  };
  writePages({ ...pages, ...errorPages });
  const list = Object.keys({ ...pages, ...errorPages }).map((path, index) => ({
    id: `page-${index}`,
    path,
    locale: localeOf(path),
    alternates: [],
    noindex: path in errorPages,
  }));
  if (script !== undefined) write(scriptFile(), script);
  write("handover.json", JSON.stringify({ pages: list, inlineScripts: [], formTargets: [] }));
}

// Like the real one, exits when its parent process is gone.
process.stdin.once("end", () => process.exit(1));
process.stdin.resume().unref();

console.log("info building");
for (const notice of calls) process.send(notice);
setTimeout(() => {
  if (fail) {
    console.error(fail);
    process.exitCode = 1;
  } else {
    build();
    console.log("success built");
  }
}, delay);
