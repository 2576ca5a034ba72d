import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { knownVariables } from "../../../toolkit/known-variables";
import { readCmsSettings, readSettings } from "../../../toolkit/read-settings";
import { temporaryFolder } from "../../support/temporary-folder";

/** A value for each variable, with characters that the ways of quoting one stumble over. */
const SAMPLES = Object.fromEntries(
  knownVariables()
    .filter((name) => name !== "SITE_DIR")
    .map((name) => [name, `value=${name} of a 100% hotel's`]),
);

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

/** The settings read from a site whose own file has these lines. */
async function read(text: string, environment: NodeJS.ProcessEnv = {}) {
  await writeFile(join(folder, ".env"), text);
  const variables: NodeJS.ProcessEnv = { SITE_DIR: folder, ...environment };
  const notes = readSettings(variables);
  return { variables, notes };
}

const written = (line: (name: string, value: string) => string, end = "\n") =>
  Object.entries(SAMPLES)
    .map(([name, value]) => line(name, value) + end)
    .join("");

test.each<[string, string]>([
  ["as they are", written((name, value) => `${name}=${value}`)],
  ["with white space around them", written((name, value) => `  ${name} = ${value} \t`)],
  ["in quotes", written((name, value) => `${name}="${value}"`)],
  ["in quotes with a comment", written((name, value) => `${name}="${value}" # of ours`)],
  ["with a comment", written((name, value) => `${name}=${value} # of ours`)],
  ["as a shell exports them", written((name, value) => ` export ${name}="${value}"`)],
  ["with the line ends of Windows", written((name, value) => `${name}=${value}`, "\r\n")],
  ["behind a byte order mark", `\uFEFF${written((name, value) => `${name}=${value}`)}`],
])("all variables are read from a file that has them %s", async (_, text) => {
  expect((await read(text)).variables).toEqual({ SITE_DIR: folder, ...SAMPLES });
});

test.each<[string, (value: string) => string]>([
  ["the quotes that Docker leaves", (value) => `"${value}"`],
  ["the line end of a file of secrets", (value) => `${value}\n`],
  ["white space", (value) => `\t${value} `],
])("all environment variables lose %s", (_, around) => {
  const given = Object.entries({ SITE_DIR: "site", ...SAMPLES }).map(([name, value]) => [
    name,
    around(value),
  ]);
  const variables: NodeJS.ProcessEnv = Object.fromEntries(given);
  readSettings(variables);
  expect(variables).toEqual({ SITE_DIR: "site", ...SAMPLES });
});

test("the environment takes precedence over a file, and other programs' variables stay unchanged", async () => {
  const { variables } = await read("PORT=1\nHOST=\n", { PORT: " 2 ", THEIRS: ' "x" ' });
  expect(variables).toEqual({ SITE_DIR: folder, PORT: "2", HOST: "", THEIRS: ' "x" ' });
});

test("the checkout's file may name the site's folder, whose own file takes precedence", async () => {
  const site = await temporaryFolder();
  await writeFile(join(folder, ".env"), `SITE_DIR="${site}"\nPORT=1\nHOST=0.0.0.0\n`);
  await writeFile(join(site, ".env"), "PORT=2\n");
  const variables: NodeJS.ProcessEnv = {};
  readSettings(variables, folder);
  expect(variables).toEqual({ SITE_DIR: site, PORT: "2", HOST: "0.0.0.0" });
});

test.each([
  ["bom-crlf.env", { SITE_URL: "https://www.hotel.example", PORT: "8123" }, []],
  [
    "quotes-comment-typo.env",
    { SITE_URL: "https://www.hotel.example", NEWSLETTER_FROM: "Hotel <news@hotel.example>" },
    ["SMPT_URL, which is no setting. Is SMTP_URL meant?"],
  ],
])("%s is read as intended", async (name, expected, strange) => {
  await copyFile(join("tests/fixtures/settings", name), join(folder, ".env"));
  const variables: NodeJS.ProcessEnv = { SITE_DIR: folder };
  const notes = readSettings(variables);
  expect(variables).toMatchObject(expected);
  expect(notes).toEqual(strange.map((words) => `${join(folder, ".env")} sets ${words}`));
});

test("a name that resembles a setting is reported wherever it is set, another program's is not", async () => {
  const others = {
    HOSTNAME: "a",
    HOME: "/root",
    TZ: "UTC",
    DATABASE_HOST: "db",
    GATSBY_TELEMETRY_DISABLED: "1",
  };
  const { notes } = await read("PUBLISH_EVERYTHING=yes\nGATSBY_CPU_COUNT=2\n", {
    DATADIR: "/data",
    ...others,
  });
  expect(notes).toEqual([
    "The environment sets DATADIR, which is no setting. Is DATA_DIR meant?",
    `${join(folder, ".env")} sets PUBLISH_EVERYTHING, which is no setting: .env.example has all there are.`,
  ]);
});

test.each([
  ["DATA_DIR=~/data", "DATA_DIR begins with ~, which only a shell replaces. Write the whole path"],
  ["DATABASE_URL=file:~/a.db", "DATABASE_URL begins with ~"],
  ["DATA_DIR='/data", "DATA_DIR begins with ' and has no second one. Take it away"],
  [
    "SMTP_URL=smtp://ada:pa#ss@mail.example.com",
    "a # would end the value of SMTP_URL: put the value in quotes",
  ],
])("%s is refused by name without printing a secret", async (line, words) => {
  const refused = read(`PORT=8123\n${line}\n`);
  await expect(refused).rejects.toThrow(words);
  await expect(refused).rejects.not.toThrow("pa#ss");
});

test("a shell command may start with ~ and keeps its own quotes", async () => {
  const command = '"/opt/of ours/reload" "all"';
  const { variables } = await read("", { PUBLISH_AFTER: command });
  expect(variables.PUBLISH_AFTER).toBe(command);
  expect((await read("PUBLISH_AFTER=~/bin/reload")).variables.PUBLISH_AFTER).toBe("~/bin/reload");
});

test("the CMS's variables, its startup ones too, follow the same rules, and typos are reported", async () => {
  const file = join(folder, ".env");
  await writeFile(file, '\uFEFFexport CMS_HOST = "0.0.0.0"\r\nCMS_PROT=3002\r\nCMS_PORT=3003\r\n');
  const variables: NodeJS.ProcessEnv = {
    CMS_PORT: " 3001\n",
    CMS_URL: '"https://cms.hotel.example"',
    SMPT_URL: "smtp://mail.example.com",
    NEWSLETTER_FROM: "a setting of the services",
  };
  const notes = readCmsSettings(variables, file);
  expect(variables).toMatchObject({
    CMS_PORT: "3001",
    CMS_HOST: "0.0.0.0",
    CMS_URL: "https://cms.hotel.example",
  });
  expect(notes).toEqual([
    "The environment sets SMPT_URL, which is no setting. Is SMTP_URL meant?",
    `${file} sets CMS_PROT, which is no setting. Is CMS_PORT meant?`,
  ]);
});
