import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:http2";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expectHostCase } from "../../../support/hosts/expect-host-case";
import { HOST_CASES } from "../../../support/hosts/host-cases";
import { hostRelease } from "../../../support/hosts/host-release";
import { freePort } from "../../../support/free-port";
import { testedHost } from "../../../support/hosts/tested-host";
import { findNginx, HAS_BROTLI_MODULE, startNginx, startNginxOfHosts } from "../../../support/hosts/nginx";
import { releaseOf, withPages } from "../../../support/release/public-folder";
import { rawRequest } from "../../../support/raw-request";
import { temporaryFolder } from "../../../support/temporary-folder";

const binary = findNginx();
const { testWhereInstalled, origin } = testedHost(
  binary,
  startNginx,
  (signupsUrl) => `location /v1/web/ { proxy_pass ${signupsUrl}; }`,
);

testWhereInstalled.each(HOST_CASES)("nginx answers $name ($path) like the site server", (hostCase) =>
  expectHostCase(origin(), hostCase),
);

const testWithBrotli = binary !== undefined && HAS_BROTLI_MODULE ? test : test.skip;

testWithBrotli("over TLS and HTTP/2 nginx sends the Brotli copies, with all headers", async () => {
  const folder = await temporaryFolder();
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=hotel.test", "-days", "1"];
  execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const port = await freePort();
  const rules = `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key}; brotli_static on;`;
  const host = await startNginx(binary ?? "", await hostRelease(), rules);
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ":path": "/tr/galeri", "accept-encoding": "gzip, br" });
    const [headers]: unknown[] = await once(stream, "response");
    expect(headers).toMatchObject({
      ":status": 200,
      "content-encoding": "br",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "strict-transport-security": expect.stringMatching(/^max-age=/),
    });
    expect(brotliDecompressSync(await buffer(stream)).toString()).toContain("Page /tr/galeri<");
  } finally {
    session.destroy();
    await host.stop();
  }
});

testWhereInstalled("two hotels behind one nginx keep their own addresses and policies", async () => {
  const hotelOf = async (host: string, old: string) => {
    const folder = await temporaryFolder();
    const site = {
      siteUrl: `https://${host}`,
      signupApiUrl: `https://api.${host}`,
    };
    await releaseOf(folder, { pages: withPages({ "/gallery": { path: old } }) }, { name: "first", site });
    return (await releaseOf(folder, {}, { name: "second", site })).outDir;
  };
  const releases = {
    "one.test": await hotelOf("one.test", "/pictures"),
    "two.test": await hotelOf("two.test", "/photos"),
  };
  const hosts = await startNginxOfHosts(binary ?? "", releases);
  try {
    const ask = (host: string, path: string) => rawRequest(hosts.origin, path, { Host: host });
    expect((await ask("one.test", "/pictures")).headers.location).toBe("/gallery");
    expect((await ask("two.test", "/photos")).headers.location).toBe("/gallery");
    expect((await ask("one.test", "/photos")).status).toBe(404);
    expect((await ask("two.test", "/pictures")).status).toBe(404);
    expect((await ask("two.test", "/")).headers["content-security-policy"]).toContain("https://api.two.test");
  } finally {
    await hosts.stop();
  }
});
