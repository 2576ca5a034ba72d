import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { parseEnvironment } from "../src/environment";

const CMS_SECRET = "a secret of tests, long enough for it";

describe("the environment", () => {
  it("has the same defaults as an unchanged .env.example", () => {
    const example = parseEnv(readFileSync("cms/.env.example", "utf8"));
    expect(parseEnvironment({ ...example, CMS_SECRET })).toEqual(parseEnvironment({ CMS_SECRET }));
  });

  it("has the admin's address at the port it listens on, unless another is set", () => {
    expect(parseEnvironment({ CMS_SECRET }).url).toBe("http://localhost:3000");
    expect(parseEnvironment({ CMS_SECRET, CMS_PORT: "3001" }).url).toBe("http://localhost:3001");
    const behindProxy = { CMS_SECRET, CMS_PORT: "3001", CMS_URL: "https://ada.group.example/" };
    expect(parseEnvironment(behindProxy).url).toBe("https://ada.group.example");
  });

  it("names an invalid port", () => {
    expect(() => parseEnvironment({ CMS_SECRET, CMS_PORT: "http" })).toThrow(/CMS_PORT/);
  });

  it.each(["CMS_URL", "PREVIEW_URL", "SITE_URL", "WEBHOOK_URL", "NEWSLETTER_URL"])(
    "names %s if it lacks the scheme",
    (name) => {
      expect(() => parseEnvironment({ CMS_SECRET, [name]: "cms.example.com:3000" })).toThrow(name);
    },
  );

  it("has a single secret, however many processes start at once", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cms-secret-"));
    const program = `import("./cms/src/environment.ts").then(({ parseEnvironment }) => console.log(parseEnvironment({ CMS_DATA_DIR: process.argv[1] }).secret))`;
    const run = promisify(execFile);
    const started = Array.from({ length: 6 }, () =>
      run(process.execPath, ["--import", "tsx", "--eval", program, folder]),
    );
    const secrets = new Set((await Promise.all(started)).map(({ stdout }) => stdout));
    expect([secrets.size, await readdir(folder)]).toEqual([1, ["secret"]]);
    await rm(folder, { recursive: true });
  });

  it("cleans up quoted values, and reads a mail server from a URL or from parts", () => {
    const given = {
      CMS_SECRET,
      CMS_URL: '"https://cms.example.com"',
      SMTP_URL: "smtps://ada:a%2Fb@mail.example.com\n",
    };
    const { url, mail } = parseEnvironment(given);
    expect(url).toBe("https://cms.example.com");
    expect(mail.smtp).toMatchObject({ host: "mail.example.com", port: 465, user: "ada", password: "a/b" });
    const parts = { SMTP_HOST: "mail.example.com", SMTP_USER: "ada", SMTP_PASSWORD: "a/b#c" };
    expect(parseEnvironment({ CMS_SECRET, ...parts }).mail.smtp).toMatchObject({
      port: 587,
      password: "a/b#c",
    });
  });

  it("reports an unreadable mail server without its password", () => {
    const wrong = () => parseEnvironment({ CMS_SECRET, SMTP_URL: "smtp://ada:hunter/2@mail.example.com" });
    expect(wrong).toThrow(/percent-encoded/);
    expect(wrong).not.toThrow(/hunter/);
  });

  it("names the translation service, with DeepL's address for the key's plan", () => {
    const read = (variables: Record<string, string>) =>
      parseEnvironment({ CMS_SECRET, ...variables }).translation;
    expect(read({})).toBeUndefined();
    const deepl = { TRANSLATION_SERVICE: "deepl" };
    expect(read({ ...deepl, TRANSLATION_KEY: "a" })?.url).toBe("https://api.deepl.com");
    expect(read({ ...deepl, TRANSLATION_KEY: "a:fx" })?.url).toBe("https://api-free.deepl.com");
    const chat = { TRANSLATION_SERVICE: "openai", TRANSLATION_URL: "http://127.0.0.1:11434/v1/" };
    expect(read({ ...chat, TRANSLATION_MODEL: "m" })).toEqual({
      service: "openai",
      url: "http://127.0.0.1:11434/v1",
      key: undefined,
      model: "m",
    });
  });

  it.each([
    { TRANSLATION_SERVICE: "google" },
    { TRANSLATION_SERVICE: "deepl" },
    { TRANSLATION_SERVICE: "libretranslate" },
    { TRANSLATION_SERVICE: "openai", TRANSLATION_URL: "https://chat.example.com" },
    { TRANSLATION_SERVICE: "libretranslate", TRANSLATION_URL: "translate.example.com" },
  ])("reports what a translation service lacks: %o", (variables) => {
    expect(() => parseEnvironment({ CMS_SECRET, ...variables })).toThrow(/TRANSLATION_/);
  });
});
