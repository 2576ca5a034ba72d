import { expectHostCase } from "../../support/expect-host-case";
import { FIRST_PAGES, HOST_CASES, SECOND_PAGES } from "../../support/host-cases";
import { findNginx, startNginx } from "../../support/nginx";
import { releaseOf } from "../../support/public-folder";
import { temporaryFolder } from "../../support/temporary-folder";

const binary = findNginx();
const testWithNginx = binary === undefined && process.env.CI === undefined ? test.skip : test;

let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;

beforeAll(async () => {
  if (binary === undefined) return;
  const folder = await temporaryFolder();
  const first = await releaseOf(folder, { pages: FIRST_PAGES }, { name: "first" });
  const second = await releaseOf(
    folder,
    { pages: SECOND_PAGES },
    { name: "second", previousDir: first.outDir },
  );
  nginx = await startNginx(binary, second.outDir);
});

afterAll(() => nginx?.stop());

testWithNginx.each(HOST_CASES)("nginx answers $name ($path) like the site server", async (hostCase) => {
  if (nginx === undefined) throw new Error("nginx is missing: install the package nginx, or set NGINX_PATH.");
  await expectHostCase(nginx.origin, hostCase);
});
