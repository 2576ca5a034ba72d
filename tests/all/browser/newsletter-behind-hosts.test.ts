import type { Browser } from "playwright-core";
import { connect, watchProblems } from "../../support/browser";
import { findCaddy, startCaddy } from "../../support/hosts/caddy";
import type { HostProcess } from "../../support/host-process";
import { hostRelease } from "../../support/hosts/host-release";
import { type NewsletterServer, startNewsletter } from "../../support/newsletter-server";
import { findNginx, startNginx } from "../../support/hosts/nginx";

const nginx = findNginx();
const caddy = findCaddy();

let browser: Browser;
let server: NewsletterServer;
let release: string;

beforeAll(async () => {
  [server, release, browser] = await Promise.all([
    startNewsletter(),
    hostRelease({ siteUrl: "http://hotel.test" }),
    connect(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The rules of the deploy page, beside the files of the release. */
const HOSTS: Record<string, (() => Promise<HostProcess>) | undefined> = {
  nginx:
    nginx === undefined
      ? undefined
      : async () => {
          const rule = `location /v1/web/ { proxy_pass ${server.url}; proxy_set_header X-Forwarded-For $remote_addr; }`;
          return startNginx(nginx, release, rule);
        },
  Caddy:
    caddy === undefined
      ? undefined
      : () => startCaddy(caddy, release, `handle /v1/web/* {\n  reverse_proxy ${server.url}\n}\n`),
};

describe.each(Object.entries(HOSTS))("behind %s", (name, start) => {
  const testWhereInstalled = start === undefined ? test.skip : test;

  testWhereInstalled(
    "one button of the mail's page unsubscribes, with a script of the page's own",
    async () => {
      const host = await start?.();
      if (host === undefined) throw new Error(`${name} did not start.`);
      const context = await browser.newContext();
      try {
        const email = `reader@${name.toLowerCase()}.example.com`;
        await server.signUp({ email, terms: true, propertyId: "1", locale: "en" });
        const [confirm, unsubscribe] = (await server.mailTo(email)).links.map((link) => server.local(link));
        await fetch(confirm ?? "", { method: "POST" });

        const page = await context.newPage();
        const problems = watchProblems(page);
        const answer = await page.goto((unsubscribe ?? "").replace(server.url, host.origin));
        const policies = (await answer?.headersArray())?.filter(({ name: header }) =>
          /^content-security-policy$/i.test(header),
        );
        expect(policies).toHaveLength(1);
        await page.getByRole("button", { name: "Unsubscribe" }).click();
        await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
        expect(problems).toEqual([]);
        expect((await server.rows()).find((row) => row.email === email)?.status).toBe("unsubscribed");
      } finally {
        await context.close();
        await host.stop();
      }
    },
  );
});
