/* Stands in for `gatsby build`: turns a JSON file `{ pages: { path: title }, links?, log?, fail?, delay?, padding?, script? }` into public/. */
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { createHash } = require("node:crypto");
const { dirname, join } = require("node:path");

const [contentFile, publicDir] = process.argv.slice(2);
const {
  pages,
  links = [],
  log = [],
  fail,
  delay = 0,
  padding = 0,
  script,
} = JSON.parse(readFileSync(contentFile, "utf8"));
const locales = ["en", "tr", "ru", "de"];

function localeOf(path) {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? "en";
}

/** Text that does not compress, another one for each page. */
function noise(path) {
  const outputLength = padding / 2;
  return outputLength > 0 ? createHash("shake256", { outputLength }).update(path).digest("hex") : "";
}

/** The script's file, named by its content as a bundler does. */
function scriptFile() {
  return `app-${createHash("sha1").update(script).digest("hex").slice(0, 20)}.js`;
}

function write(file, content) {
  mkdirSync(dirname(join(publicDir, file)), { recursive: true });
  writeFileSync(join(publicDir, file), content);
}

function writePage(path, title) {
  const name = path === "/" ? "index" : path.slice(1);
  const anchors = links.map((href) => `<a href="${href}">${href}</a>`).join("");
  const loader = script === undefined ? "" : `<script src="/${scriptFile()}"></script>`;
  const html = `<!doctype html><html lang="${localeOf(path)}"><title>${title}</title><h1>${title}</h1>${anchors}${noise(path)}${loader}</html>`;
  write(path.endsWith(".html") ? name : path === "/" ? "index.html" : `${name}/index.html`, html);
  write(`page-data/${name}/page-data.json`, JSON.stringify({ path, result: { title } }));
}

function build() {
  rmSync(publicDir, { recursive: true, force: true });
  const errorPages = {
    "/404.html": "Lost",
    "/tr/404.html": "Yok",
    "/ru/404.html": "Нет",
    "/de/404.html": "Weg",
  };
  for (const [path, title] of Object.entries({ ...pages, ...errorPages })) writePage(path, title);
  const list = Object.keys({ ...pages, ...errorPages }).map((path, index) => ({
    id: `page-${index}`,
    path,
    locale: localeOf(path),
    alternates: [],
    noindex: path in errorPages,
  }));
  if (script !== undefined) write(scriptFile(), script);
  write("inline-scripts.json", "[]");
  write("form-targets.json", "[]");
  write("pages.json", JSON.stringify(list));
}

// As the real one does, it ends when the process that started it is gone.
process.stdin.once("end", () => process.exit(1));
process.stdin.resume().unref();

for (const line of ["info building", ...log]) console.log(line);
setTimeout(() => {
  if (fail) {
    console.error(fail);
    process.exitCode = 1;
  } else {
    build();
    console.log("success built");
  }
}, delay);
