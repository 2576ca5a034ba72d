import { parsePublisherSettings } from "../../../services/publisher/settings";

test("without settings, the defaults apply and the process generates its own secret", () => {
  const settings = parsePublisherSettings({ WEBHOOK_SECRET: "", PUBLISH_TO: "" });
  expect(settings).toMatchObject({
    host: undefined,
    port: 8001,
    webhookToken: undefined,
    dataDir: ".data",
    gather: 300,
    timeLimit: 900_000,
    maxDrop: 30,
    keep: 5,
    destination: { name: "here" },
  });
  expect(settings.webhookSecret).toMatch(/^whsec_/);
  expect(parsePublisherSettings({}).webhookSecret).not.toBe(settings.webhookSecret);
});

test("one error names every invalid variable and how to correct it", () => {
  const parse = () =>
    parsePublisherSettings({
      WEBHOOK_SECRET: "short",
      WEBHOOK_TOKEN: "abc",
      PUBLISH_GATHER_SECONDS: "soon",
      PUBLISH_MAX_DROP_PERCENT: "120",
      PUBLISH_TIME_LIMIT_MINUTES: "36000",
      PUBLISH_KEEP: "0",
      PUBLISH_TO: "ftp",
      PUBLISH_BUILDER: "fast",
      PUBLISHER_PORT: "70000",
      PUBLISHER_HOST: "http://10.0.0.5",
    });
  for (const line of [
    "WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64",
    "WEBHOOK_TOKEN must have at least 24 characters",
    "PUBLISH_GATHER_SECONDS must be a number",
    "PUBLISH_MAX_DROP_PERCENT is at most 100",
    "PUBLISH_TIME_LIMIT_MINUTES is at most 34560, 24 days",
    "PUBLISH_KEEP must be more than 0",
    "PUBLISH_BUILDER must be one of kept, process",
    "PUBLISHER_PORT must be a number between 0 and 65535",
    "PUBLISHER_HOST must be an address of this machine without scheme and port",
    "PUBLISH_TO must be one of here, rclone, netlify, cloudflare, github",
  ]) {
    expect(parse).toThrow(line);
  }
});

test.each([
  [{ PUBLISH_TO: "netlify" }, "PUBLISH_HOOK_URL must be the address"],
  [
    { PUBLISH_TO: "netlify", PUBLISH_HOOK_URL: "http://x.example" },
    "PUBLISH_HOOK_URL must be an https address",
  ],
  [
    { PUBLISH_TO: "github", PUBLISH_HOOK_URL: "https://x.example" },
    "PUBLISH_HOOK_TOKEN must be a GitHub token",
  ],
])("%j is refused because its host needs a valid hook", (variables, message) => {
  expect(() => parsePublisherSettings(variables)).toThrow(message);
});

test("a storage destination needs an rclone remote", () => {
  expect(
    parsePublisherSettings({ PUBLISH_TO: "rclone", PUBLISH_REMOTE: "hotel:bucket/site/" }).destination,
  ).toEqual({ name: "rclone", remote: "hotel:bucket/site" });
  for (const remote of ["", "site", "--config=x:"])
    expect(() => parsePublisherSettings({ PUBLISH_TO: "rclone", PUBLISH_REMOTE: remote })).toThrow(
      "PUBLISH_REMOTE must be a remote of rclone",
    );
});

test("a kept builder exits after half an hour without changes if memory is short, unless set otherwise", () => {
  const idleMinutes = (variables: Record<string, string>, gigabytes: number) => {
    const { idleTime } = parsePublisherSettings(variables, undefined, gigabytes * 2 ** 30).builder;
    return idleTime && idleTime / 60_000;
  };
  expect(idleMinutes({}, 2)).toBe(30);
  expect(idleMinutes({}, 4)).toBeUndefined();
  expect(idleMinutes({ PUBLISH_BUILDER_IDLE_MINUTES: "600" }, 2)).toBe(600);
  expect(idleMinutes({ PUBLISH_BUILDER_IDLE_MINUTES: "5" }, 4)).toBe(5);
});
