import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { writeFolder } from "../../../content-folder/write-folder";
import { healthResponse } from "../../src/api/health";
import { parseEnvironment } from "../../src/environment";
import { forgetToldAfterRestore } from "../../src/publish/forget-told";
import { loadState, saveState } from "../../src/publish/state";
import { portableContent } from "../../src/seed/portable-content";
import { accepted } from "../support/cms";
import { untilTrue } from "../../../tests/support/until-true";
import { cms, mails } from "../support/opened";

const run = promisify(execFile);

describe("the CMS in operation", () => {
  it("mails a reset link through the configured server, and the link sets a new password", async () => {
    const [email, password] = ["editor-ru@example.com", "quite another password"];
    await cms.signIn("editor", ["ru"]);
    const forget = (address: string) =>
      cms.call("POST", "/api/users/forgot-password", { body: { email: address } });
    const logIn = (secret: string) =>
      cms.call("POST", "/api/users/login", { body: { email, password: secret } });

    // A mail about a failed plan was sent earlier.
    const before = mails.messages.length;
    const [unknown, known] = [await forget("nobody@example.com"), await forget(email)];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await untilTrue(() => mails.messages.length > before);
    expect(mails.recipients.slice(before)).toEqual([`<${email}>`]);
    const mail = (mails.messages[before] ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(mail).toMatch(/^From: .*hotel@example\.com/m);
    const [, token] = /http:\/\/localhost:3000\/admin\/reset\/([0-9a-f]+)/.exec(mail) ?? [];

    const reset = await cms.call("POST", "/api/users/reset-password", { body: { token, password } });
    expect(reset.status).toBe(200);
    expect((await logIn(password)).status).toBe(200);
    expect((await logIn("a password of tests")).status).toBe(401);
    const again = await cms.call("POST", "/api/users/reset-password", { body: { token, password } });
    expect(again.status).toBe(403);
  });

  it("tells a monitor whether content is served or the database is down, and nothing more", async () => {
    const { payload } = cms;
    const well = await healthResponse(async () => payload);
    expect([well.status, await well.json()]).toEqual([200, { content: { served: true } }]);
    const ill = await healthResponse(() => Promise.reject(new Error("SQLITE_CANTOPEN: /srv/secret")));
    expect([ill.status, await ill.json()]).toEqual([
      503,
      {
        message: "The CMS serves no content: its database does not answer.",
        content: { served: false },
      },
    ]);
  });

  it("restores everything from a backup that was made while it was running", async () => {
    const { payload, edit, first } = cms;
    const folder = await mkdtemp(join(tmpdir(), "cms-backup-"));
    const backup = join(folder, "backup");
    const restored = join(folder, "restored");
    const [before, after] = [join(folder, "before"), join(folder, "after")];
    const command = (name: string, parameters: string[], dataDir: string | undefined) =>
      run(process.execPath, ["--import", "tsx", resolve(`cms/commands/${name}.ts`), ...parameters], {
        env: { ...process.env, CMS_DATA_DIR: dataDir },
      });
    try {
      const { mediaDir } = parseEnvironment(process.env);
      await writeFolder(before, await portableContent(payload), mediaDir);
      await command("backup", [backup], process.env.CMS_DATA_DIR);
      for (const name of ["cms.db", "secret"])
        expect((await stat(join(backup, name))).mode & 0o777).toBe(0o600);
      const { id, title: titleBefore } = await first("pages", {}, { locale: "tr" });
      const rename = (title: string) =>
        accepted(edit("PATCH", `/api/pages/${id}?locale=tr`, { title, _status: "published" }));
      await rename("Sonradan");

      await mkdir(restored);
      await writeFile(join(restored, "of-today"), "kept");
      const { stdout } = await command("restore", [backup], restored);
      const [, kept = ""] = /What was there is in (\S+)\./.exec(stdout) ?? [];
      expect(await readFile(join(kept, "of-today"), "utf8")).toBe("kept");
      // On the next start the CMS has no record of what the site was sent, and sends it everything.
      const state = await loadState(payload, "site");
      await saveState(payload, "site", { ...state, acknowledged: { "/v1/pages": "as it was then" } });
      const restoredMark = join(restored, "restored");
      await forgetToldAfterRestore(payload, { restoredMark });
      expect((await loadState(payload, "site")).acknowledged).toBeUndefined();
      expect(await readdir(restored)).not.toContain("restored");
      await command("export", [after], restored);
      const files = await readdir(before, { recursive: true, withFileTypes: true });
      for (const entry of files.filter((file) => file.isFile())) {
        const path = join(entry.parentPath, entry.name);
        const other = path.replace(before, after);
        expect((await readFile(path)).equals(await readFile(other))).toBe(true);
      }
      await rename(titleBefore);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
