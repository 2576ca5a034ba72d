/* Interfaces, functions and members that the oldest browsers of the `browserslist` lack, according to MDN. */
const { readFileSync } = require("node:fs");
const browserslist = require("browserslist");

/** MDN's names for the list's browsers. */
const NAMES = {
  safari: "safari",
  ios_saf: "safari_ios",
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  samsung: "samsunginternet_android",
};

/** Interfaces whose members are global. */
const GLOBALS = ["Window", "globals"];

/** See newer-apis.d.cts. Omits members of an interface that is itself newer, as they can't be reached. */
function newerApis() {
  const file = require.resolve("@mdn/browser-compat-data");
  const { api, javascript } = JSON.parse(readFileSync(file, "utf8"));
  const oldest = oldestBrowsers();
  const members = [];
  const newer = [];
  for (const [holder, feature] of Object.entries({ ...javascript.builtins, ...api })) {
    const lacking = lackingIn(feature, oldest);
    if (lacking.length > 0) {
      newer.push({ name: holder, isUnique: true, lacking });
      continue;
    }
    for (const [key, member] of Object.entries(feature)) {
      const name = key.replace(/_static$/, "");
      if (!/^[a-z]+$/i.test(name) || name === holder) continue;
      const isGlobal = GLOBALS.includes(holder);
      const isStatic = holder in javascript.builtins ? undefined : key !== name;
      members.push({
        holder: isGlobal ? undefined : holder,
        name,
        isStatic,
        lacking: lackingIn(member, oldest),
      });
    }
  }
  const known = new Set(members.flatMap(({ name, lacking }) => (lacking.length === 0 ? [name] : [])));
  const lacked = members.filter(({ lacking }) => lacking.length > 0);
  return [...newer, ...lacked.map((member) => ({ ...member, isUnique: !known.has(member.name) }))];
}

/** The oldest version of each browser: `[["safari", 16.4], …]`. */
function oldestBrowsers() {
  const versions = browserslist().map((browser) => browser.split(" "));
  return Object.keys(NAMES).map((name) => [
    name,
    Math.min(...versions.flatMap(([other, version]) => (other === name ? [parseFloat(version)] : []))),
  ]);
}

function lackingIn({ __compat: compat }, browsers) {
  if (!compat) return [];
  return browsers
    .filter(
      ([name, version]) => ![compat.support[NAMES[name]]].flat().some((support) => isIn(support, version)),
    )
    .map(([name, version]) => `${name} ${version}`);
}

function isIn(support, version) {
  if (!support?.version_added || support.flags || support.prefix || support.alternative_name) return false;
  const isRemoved = support.version_removed && !isAfter(support.version_removed, version);
  return !isRemoved && !isAfter(support.version_added, version);
}

/** Versions as MDN writes them: "109", "≤37", "preview". */
function isAfter(written, version) {
  return written === "preview" || parseFloat(written.replace("≤", "")) > version;
}

module.exports = { newerApis };
