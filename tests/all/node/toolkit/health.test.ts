import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lookAtRelease } from "../../../../services/release/health";
import type { Finding } from "../../../../toolkit/health";
import { type RunningServer, startServer } from "../../../../toolkit/start-server";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

let server: RunningServer;

async function serve(checks: Record<string, () => Promise<Finding>>): Promise<void> {
  server = await startServer({ port: 0 }, async (_app, health) => {
    for (const [name, check] of Object.entries(checks)) health.set(name, check);
  });
}
afterEach(() => server.close());
afterEach(() => jest.restoreAllMocks());

async function health(): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${server.url}/health`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, answer: await response.json() };
}

test("a monitor sees the state of each part, and 503 with the reason if one fails or does not respond", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await serve({
    builds: async () => ({ facts: { last: "failed" } }),
    newsletter: async () => ({ fault: "It takes no signups.", facts: { takesSignups: false } }),
    database: () => Promise.reject(new Error("secret path")),
    disk: () => new Promise(() => {}),
  });
  expect(await health()).toEqual({
    status: 503,
    answer: {
      message: "It takes no signups. The database does not answer. The disk does not answer.",
      builds: { last: "failed" },
      newsletter: { takesSignups: false },
      database: {},
      disk: {},
    },
  });
  expect(log).toHaveBeenCalledWith("The database could not be looked at: secret path");
});

test("a part is checked once a second, however many requests arrive", async () => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now);
  let looks = 0;
  await serve({ newsletter: async () => ({ facts: { looks: (looks += 1) } }) });
  const answers = await Promise.all(Array.from({ length: 50 }, health));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(looks).toBe(1);
  jest.spyOn(Date, "now").mockReturnValue(now + 1_001);
  await health();
  expect(looks).toBe(2);
});

test("a release reports its id and age; without one, the health check fails", async () => {
  const folder = await temporaryFolder();
  const made = Date.parse("2026-11-24T06:00:00Z");
  await serve({ release: () => lookAtRelease(folder, made + 90_000) });
  expect(await health()).toEqual({
    status: 503,
    answer: { message: "There is no release to serve yet.", release: { id: null } },
  });
  await mkdir(join(folder, "builds"));
  await writeFile(join(folder, "builds/latest.json"), JSON.stringify({ id: "1f00", timestamp: made }));
  await untilTrue(async () => (await health()).status === 200);
  expect((await health()).answer).toEqual({
    release: { id: "1f00", made: "2026-11-24T06:00:00.000Z", ageSeconds: 90 },
  });
});
