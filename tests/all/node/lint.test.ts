import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import leftOut from "../../../gatsby/inside/left-out-modules.json";

/** A file of the project, and code to lint as if it were in it. */
type Line = readonly [filePath: string, code: string];

/** One process for all tests: reading the configuration takes most of a run's time. */
const linter = spawn(process.execPath, ["tests/all/node/lint-lines.mjs"], {
  stdio: ["pipe", "pipe", "inherit"],
});
const answers = createInterface({ input: linter.stdout })[Symbol.asyncIterator]();
afterAll(() => linter.stdin.end());

/** Names of the rules that each line violates in its file. */
async function refusals(lines: Line[]): Promise<string[][]> {
  linter.stdin.write(`${JSON.stringify(lines)}\n`);
  const { value } = await answers.next();
  return JSON.parse(value);
}

/** The lines that the rule allows. */
async function allowed(rule: string, lines: Line[]): Promise<Line[]> {
  const rules = await refusals(lines);
  return lines.filter((_, index) => !rules[index]?.includes(rule));
}

test("modules import only from the layers they may use", async () => {
  const lines = [
    ["services/site-server/main.ts", "../../plugins/gatsby-source-hotel/src/nodes"],
    ["content-api/load-site.ts", "../services/release/store"],
    ["content-api/load-site.ts", "../plugins/gatsby-source-hotel/src/nodes"],
    ["services/site-server/main.ts", "../../gatsby/inside/gatsby-process"],
    ["services/start.ts", "../gatsby/inside/gatsby-process"],
    ["services/start.ts", "../gatsby/config"],
    ["gatsby/config.ts", "../src/theme/system"],
    ["gatsby/builder/run-gatsby.ts", "../../services/release/store"],
    ["toolkit/version.ts", "../services/release/store"],
    ["toolkit/version.ts", "../gatsby/config"],
    ["fonts/letters.ts", "../gatsby/config"],
    ["src/theme/fonts.ts", "../../fonts/letters"],
    ["plugins/gatsby-source-hotel/src/nodes.ts", "../../../gatsby/config"],
    ["shared/site.ts", "../src/theme/system"],
    ["shared/site.ts", "../content-api/http"],
    ["src/booking/reservation.ts", "../../gatsby/inside/browser-runtime"],
  ].map(([file = "", module]): Line => [file, `export * from "${module}";`]);
  expect(await allowed("import-x/no-restricted-paths", lines)).toEqual([]);
});

test("the site imports nothing that is left out of the browser bundle", async () => {
  const modules = [
    ...leftOut.packages,
    ...leftOut.files.map((file) => file.replace("gatsby/cache-dir", "../../.cache")),
    ...leftOut.files,
  ];
  const lines = [
    ...modules.map((module) => `export * from "${module}";`),
    ...Object.entries(leftOut.exports).flatMap(([module, names]) =>
      names.map((name) => `export { ${name} } from "${module}";`),
    ),
    'import { Trans } from "react-i18next"; export default Trans;',
  ].map((code): Line => ["src/layouts/Landing.tsx", code]);
  expect(await allowed("no-restricted-imports", lines)).toEqual([]);
});

test("neither shared/ nor model/ reads files", async () => {
  const lines = ["node:fs", "node:fs/promises"].flatMap((module) =>
    ["shared/site.ts", "model/hotel-file.ts"].map((file): Line => [file, `export * from "${module}";`]),
  );
  expect(await allowed("no-restricted-imports", lines)).toEqual([]);
});

test("no picture is requested before the attributes that choose its file are set", async () => {
  const picture = (attributes: string): Line => [
    "src/sections/pictures/Picture.tsx",
    `export const picture = (rest: object) => <img alt="" ${attributes} data-rest={rest} />;`,
  ];
  const rule = "no-restricted-syntax";
  const wrong = [
    'src="a" loading="lazy"',
    'src="a" srcSet="b 2x"',
    'srcSet="b 9w" sizes="9px"',
    'src="a" {...rest}',
  ];
  const right = ['loading="lazy" sizes="9px" srcSet="b 9w" src="a"', '{...rest} src="a" decoding="async"'];
  expect(await allowed(rule, wrong.map(picture))).toEqual([]);
  expect(await allowed(rule, right.map(picture))).toEqual(right.map(picture));
});

test("styles use logical directions only, as pages may also run from right to left", async () => {
  const styles = (code: string): Line => ["src/theme/prose.ts", `export const styles = { ${code} };`];
  const rule = "no-restricted-syntax";
  const wrong = [
    'left: "0"',
    '"& b": { marginLeft: "1" }',
    'pr: "1"',
    'borderTopLeftRadius: "cove"',
    'textAlign: { base: "left" }',
    'inset: "0 auto 0 0"',
    'transform: "translateX(-100%)"',
    'background: "linear-gradient(to right, red, blue)"',
    "css: `a { margin-left: 1px }`",
  ].map(styles);
  const attribute: Line = ["src/sections/parts/Price.tsx", 'export const price = <b marginRight="1" />;'];
  expect(await allowed(rule, [...wrong, attribute])).toEqual([]);
  const right = [
    'top: "0", insetInlineStart: "0"',
    'inset: "0 1 0 1", margin: "0 1 2"',
    'textAlign: "start", borderEndEndRadius: "cove"',
    'transform: "translateX(var(--offset))"',
  ].map(styles);
  expect(await allowed(rule, right)).toEqual(right);
});

test("what is in the browser bundle may be imported, and Gatsby's internals by modules that need them", async () => {
  const lines: Line[] = [
    ["src/layouts/Landing.tsx", 'export { navigate, withPrefix } from "gatsby";'],
    ["src/layouts/Landing.tsx", 'export { useTranslation } from "react-i18next";'],
    ["gatsby/builder/run-gatsby.ts", 'export * from "../inside/gatsby-process";'],
    ["plugins/gatsby-source-hotel/src/nodes.ts", 'export * from "../../../gatsby/inside/file-nodes";'],
  ];
  expect(await refusals(lines)).toEqual(lines.map(() => []));
});

test("browser code calls no API that the oldest browsers lack, except behind a feature check", async () => {
  const refused: Line[] = [
    ["src/booking/reservation.ts", 'export const is = URL.canParse("/");'],
    ["src/rooms/groups.ts", "export const groups = Object.groupBy([1], String);"],
    ["plugins/gatsby-plugin-navigation/src/poll.ts", "requestIdleCallback(() => undefined);"],
    ["plugins/gatsby-plugin-offline-pages/src/worker/release.ts", "AbortSignal.any([]);"],
    ["plugins/gatsby-plugin-chakra-static/src/runtime/box.ts", "new CloseWatcher();"],
  ];
  expect(
    (await refusals(refused)).filter((rules) => !rules.some((rule) => rule.startsWith("no-restricted-"))),
  ).toEqual([]);
  const allowed: Line[] = [
    ["shared/when-idle.ts", "(window.requestIdleCallback ?? setTimeout)(() => undefined);"],
    ["toolkit/start-server.ts", 'export const is = URL.canParse("/");'],
  ];
  expect((await refusals(allowed)).flat()).not.toContainEqual(expect.stringContaining("no-restricted-"));
});
