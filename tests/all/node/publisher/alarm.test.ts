import { join } from "node:path";
import { createPublishAlarm } from "../../../../services/publisher/alarm";
import { parsePublisherSettings } from "../../../../services/publisher/settings";
import type { AlertSettings } from "../../../../toolkit/alert-settings";
import { type AlertReceiver, startAlertReceiver } from "../../../support/publisher/alert-receiver";
import { HOMES, startFakePublisher } from "../../../support/publisher-fixture";
import { startSmtpServer } from "../../../support/smtp-server";
import { temporaryFolder } from "../../../support/temporary-folder";

const SITE = "https://www.example.com";

let receiver: AlertReceiver;
beforeEach(async () => {
  receiver = await startAlertReceiver();
});

/** A publisher whose builds can fail, with its alarm; a second one for the same folder simulates a restart. */
async function watched(settings: AlertSettings, folder: string) {
  const log: string[] = [];
  const alarm = createPublishAlarm({
    settings,
    file: join(folder, "alarm.json"),
    hotel: { name: "Pension Ada", email: "hello@example.com" },
    siteUrl: SITE,
    log: (message) => log.push(message),
  });
  const site = await startFakePublisher({ pages: HOMES }, {}, { alarm });
  return {
    log,
    publish: async (fail?: string) => {
      await site.write({ pages: HOMES, fail });
      const build = await site.publish();
      await alarm.idle();
      return build;
    },
    close: site.close,
  };
}

test("a failing site raises one alert, and one on recovery, even across restarts", async () => {
  const folder = await temporaryFolder();
  const first = await watched({ url: receiver.url }, folder);
  await first.publish();
  expect(receiver.alerts).toEqual([]);
  const failed = await first.publish("GET /v1/menus answered 503");
  await first.publish("GET /v1/menus answered 503");
  await first.close();
  expect(receiver.alerts).toEqual([
    {
      type: "publish.failed",
      subject: "Pension Ada: changes are not published",
      text: `Changes of ${SITE} are not published; visitors get the release from before. Build ${failed.id} failed in step "build": GET /v1/menus answered 503`,
      site: SITE,
      build: failed.id,
      step: "build",
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
    },
  ]);

  const second = await watched({ url: receiver.url }, folder);
  await second.publish("GET /v1/menus answered 503");
  expect(receiver.alerts).toHaveLength(1);
  const well = await second.publish();
  await second.publish();
  await second.close();
  expect(receiver.alerts.slice(1)).toEqual([
    expect.objectContaining({ type: "publish.recovered", build: well.id, step: null }),
  ]);
});

test("an undelivered alert is logged and sent again after the next build", async () => {
  const site = await watched({ url: receiver.url }, await temporaryFolder());
  receiver.answer(500);
  await site.publish("no answer");
  expect(site.log).toEqual(["An alert could not be sent: PUBLISH_ALERT_URL answered 500."]);
  receiver.answer(204);
  await site.publish("no answer");
  await site.publish("no answer");
  expect(receiver.alerts).toHaveLength(2);
  await site.close();
});

test("an alert by mail says the same", async () => {
  const smtp = await startSmtpServer();
  const { alert } = parsePublisherSettings({ PUBLISH_ALERT_MAIL: "tech@example.com", SMTP_URL: smtp.url });
  const site = await watched(alert, await temporaryFolder());
  await site.publish("GET /v1/menus answered 503");
  await site.publish();
  expect(smtp.recipients).toEqual(["<tech@example.com>", "<tech@example.com>"]);
  expect(smtp.messages[0]).toMatch(/^From: Pension Ada <hello@example\.com>\r$/m);
  expect(smtp.messages[0]).toMatch(/^Subject: Pension Ada: changes are not published\r$/m);
  expect(smtp.messages[0]).toContain("GET /v1/menus answered 503");
  expect(smtp.messages[1]).toMatch(/^Subject: Pension Ada: changes are published again\r$/m);
  await site.close();
});

test("alert destinations are checked before anything is built", () => {
  expect(() => parsePublisherSettings({ PUBLISH_ALERT_URL: "alerts.example.com" })).toThrow(
    "PUBLISH_ALERT_URL must be an absolute http(s) address",
  );
  expect(() => parsePublisherSettings({ PUBLISH_ALERT_MAIL: "tech@example.com" })).toThrow(
    "PUBLISH_ALERT_MAIL needs a mail server: set SMTP_URL",
  );
});
