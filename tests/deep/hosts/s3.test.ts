import { join } from "node:path";
import { mkdir, symlink } from "node:fs/promises";
import { sendRelease } from "../../../services/publisher/send-release";
import { hostRelease } from "../../support/hosts/host-release";
import { APP_SCRIPT, PICTURE } from "../../support/release/public-folder";
import { rawRequest } from "../../support/raw-request";
import { HAS_RCLONE } from "../../support/hosts/rclone-server";
import { HAS_S3RVER, s3Remote, startS3 } from "./s3rver";
import { temporaryFolder } from "../../support/temporary-folder";

const testWhereInstalled = HAS_RCLONE && HAS_S3RVER ? test : test.skip;
const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

testWhereInstalled(
  "S3 keeps each file's type and how long it may be kept, and gets nothing that is for hosts",
  async () => {
    const root = await temporaryFolder();
    await mkdir(join(root, "publisher"));
    await symlink(await hostRelease(), join(root, "current"));
    const { origin, stop } = await startS3(await temporaryFolder());
    const environment = s3Remote(origin);
    Object.assign(process.env, environment);
    try {
      await sendRelease({ root, remote: "s3:bucket/site" });
      const ask = async (file: string) => {
        const { status, headers } = await rawRequest(origin, `/bucket/site/${encodeURI(file)}`);
        return [status, headers["content-type"], headers["cache-control"]];
      };
      expect(await ask("tr/galeri.html")).toEqual([200, "text/html; charset=utf-8", REVALIDATE]);
      expect(await ask("ru/галерея.html")).toEqual([200, "text/html; charset=utf-8", REVALIDATE]);
      expect(await ask("speculation-rules.json")).toEqual([
        200,
        "application/speculationrules+json",
        REVALIDATE,
      ]);
      expect(await ask("manifest.webmanifest")).toEqual([200, "application/manifest+json", REVALIDATE]);
      expect(await ask(APP_SCRIPT)).toEqual([200, expect.stringMatching(/javascript/), IMMUTABLE]);
      expect(await ask(PICTURE)).toEqual([200, "image/jpeg", IMMUTABLE]);
      for (const file of [
        "routes.json",
        "_redirects",
        "vercel.json",
        ".assetsignore",
        "hosts/Caddyfile",
        `${APP_SCRIPT}.gz`,
      ])
        expect((await ask(file))[0]).toBe(404);
    } finally {
      await stop();
      for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name);
    }
  },
);
