import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WRONG = {
  CMS_URL: "https://cms.example.com",
  SITE_URL: "https://www.example.com",
  DATABASE_URL: "postgres://cms:hunter2@db.example/cms",
  SMTP_URL: "smtp://ada:hunter2@127.0.0.1:1",
  CMS_PROT: "3001",
};

describe("npm run cms -- check", () => {
  it("reports what the CMS would do and what would not work, without showing passwords or creating anything", () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), "cms-check-")), "data");
    const check = spawnSync(process.execPath, ["cms/commands/start.mjs", "check"], {
      env: { ...process.env, ...WRONG, NODE_OPTIONS: "", CMS_DATA_DIR: dataDir },
      encoding: "utf8",
    });
    const said = check.stdout + check.stderr;
    expect({ status: check.status, isMade: existsSync(dataDir) }).toEqual({ status: 1, isMade: false });
    for (const line of [
      /The environment sets CMS_PROT, which is no setting\. Is CMS_PORT meant\?/,
      /Version +\d+\.\d+\.\d+, Node \d+/,
      /Admin +https:\/\/cms\.example\.com\/admin/,
      /Site +https:\/\/www\.example\.com, told of changes at https:\/\/www\.example\.com\/hooks\/content/,
      /Database +db\.example/,
      /Mails +through 127\.0\.0\.1:1, which was not reached/,
    ])
      expect(said).toMatch(line);
    expect(said).toContain("This would not work: Mails.");
    expect(said).not.toContain("hunter2");
  });
});
