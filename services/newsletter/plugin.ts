import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { enquiryDesk, hotelTokensFile } from "../../model/hotel-file";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { readThemeColors } from "../../toolkit/theme-colors";
import { answerErrors } from "../../toolkit/answer-errors";
import type { HealthChecks } from "../../toolkit/health";
import { privateFolder } from "../../toolkit/private-folder";
import { createCeilingAlarm } from "./ceiling-alarm";
import { Consents } from "./consents";
import { createDeskAlarm } from "./desk-alarm";
import { openDatabase } from "./open-database";
import { Enquiries } from "./enquiries";
import { enquiryMail, mailNameOf } from "./enquiry-mails";
import { enquiryRoutes } from "./enquiry-routes";
import { startForgetting } from "./forget-old";
import { lookAtDatabase } from "./health";
import { mailFinisher } from "./finish-mail";
import { linkMaker, NEWSLETTER_PREFIX } from "./links";
import { linkRoutes } from "./link-routes";
import { confirmationMail } from "./mail";
import { MailClaims } from "./mail-claims";
import { createMailAlarm } from "./mail-alarm";
import { fileMailer, mailFolder, smtpMailer } from "./mailer";
import { startOutbox } from "./outbox";
import { createOutboxAlarm } from "./outbox-alarm";
import { pageSender } from "./pages";
import { keptLinkSecret } from "./secret";
import { SeenTime } from "./seen-time";
import { noteService } from "./service-record";
import type { NewsletterSettings } from "./settings";
import { signupRoutes } from "./signup-routes";
import { Subscribers } from "./subscribers";
import { admitVisitors } from "./visitors";
import { countVisits } from "./vitals/count-visits";
import { VisitCounts } from "./vitals/counts";
import { createErrorAlarm } from "./vitals/error-alarm";
import { vitalsRoutes } from "./vitals/routes";

interface NewsletterOptions {
  settings: NewsletterSettings;
  /** Receives the check of the database. */
  health: HealthChecks;
  /** Reports runtime errors; default: the console. */
  report?: (message: string) => void;
}

/**
 * Fastify plugin: stores signups and enquiries, sends the mails they cause, and serves the pages behind their
 * links.
 */
export async function newsletter(
  app: FastifyInstance,
  { settings, health, report = console.error }: NewsletterOptions,
): Promise<void> {
  answerErrors(app, "newsletter", report);
  const hotel = readHotelFile(settings.hotelFile);
  const tokensFile = hotelTokensFile(settings.hotelFile);
  const { siteUrl } = settings;
  await privateFolder(settings.dataDir);
  const secret = settings.secret ?? (await keptLinkSecret(settings.dataDir));
  const database = await openDatabase(settings.databaseUrl, settings.databaseAuthToken);
  await noteService(database, settings, secret);
  const consents = new Consents(database, settings.hotelFile, report);
  await consents.start();
  const alerts = { settings: settings.alert, hotel, siteUrl, log: report };
  const alarm = createMailAlarm({ ...alerts, file: join(settings.dataDir, "mail-alarm.json") });
  const deskAlarm = createDeskAlarm({ ...alerts, folder: settings.dataDir });
  const outboxAlarm = createOutboxAlarm({ ...alerts, folder: settings.dataDir });
  const ceilingAlarm = createCeilingAlarm({ ...alerts, folder: settings.dataDir });
  const subscribers = new Subscribers(database, settings.ceiling, ceilingAlarm.of("newsletter"));
  const enquiries = new Enquiries(database, {
    ceiling: settings.ceiling,
    onCeiling: ceilingAlarm.of("enquiry form"),
    deskOf: (kind) => enquiryDesk(hotel, kind),
  });
  const visitCounts = new VisitCounts(database);
  const endForgetting = startForgetting({
    rows: [subscribers, enquiries, visitCounts],
    seen: new SeenTime(database),
    mails: mailFolder(settings.dataDir),
    report,
  });
  health.set("newsletter", async () => {
    const { fault, facts } = await lookAtDatabase(database, settings.dataDir, report);
    const stopped = outboxAlarm.fault();
    // The outboxes poll at once instead of waiting for their next interval.
    if (stopped !== undefined) for (const one of [outbox, enquiryOutbox]) one.notify();
    return { fault: fault ?? stopped, facts: { ...facts, ...alarm.facts() } };
  });
  const links = linkMaker(settings.linkBase, secret);
  const mailer = alarm.watch(
    settings.smtp === undefined
      ? await fileMailer(mailFolder(settings.dataDir), report)
      : smtpMailer(settings.smtp),
  );
  const finish = mailFinisher({ hotel, tokensFile, siteUrl, report });
  const from = settings.from ?? hotel.email;
  const claims = new MailClaims(database);
  const outbox = startOutbox({
    about: "newsletter",
    queue: subscribers,
    claims,
    namesOf: ({ id, request }) => [`${id}, ${request}`],
    report,
    alarm: outboxAlarm,
    send: (subscriber, signal) => {
      const draft = confirmationMail({
        to: subscriber.email,
        request: subscriber.request,
        locale: subscriber.locale,
        hotel,
        from,
        confirm: links.confirm(subscriber, Date.now()),
        unsubscribeUrl: links.unsubscribe(subscriber),
      });
      return mailer(finish(draft), subscriber.id, signal);
    },
  });
  const deskMailer = deskAlarm.watch(mailer);
  const enquiryOutbox = startOutbox({
    about: "enquiry form",
    queue: enquiries,
    claims,
    namesOf: (post) => post.map(mailNameOf),
    report,
    alarm: outboxAlarm,
    send: (post, signal) => {
      const send = post[0].recipient === "desk" ? deskMailer : mailer;
      const mail = finish(enquiryMail(post, { hotel, from, siteUrl }));
      return send(mail, mailNameOf(post[0]), signal);
    },
  });
  const { vitalsFile } = settings;
  const visits =
    vitalsFile === undefined
      ? undefined
      : countVisits({
          database,
          counts: visitCounts,
          alarm: createErrorAlarm({ ...alerts, folder: settings.dataDir }),
          file: vitalsFile,
          report,
        });
  app.addHook("onClose", async () => {
    consents.close();
    await visits?.close();
    await Promise.all([outbox.close(), enquiryOutbox.close(), endForgetting()]);
    // If this fails, another server takes over a little later, when the claims expire.
    await claims.release().catch(() => undefined);
    await Promise.all([alarm.idle(), deskAlarm.idle(), outboxAlarm.idle(), ceilingAlarm.idle()]);
    subscribers.close();
  });

  const sendPage = pageSender(hotel, siteUrl, readThemeColors(tokensFile));
  await app.register(
    async (calls) => {
      await admitVisitors(calls, settings);
      await calls.register(signupRoutes, { settings, sendPage, subscribers, consents, outbox });
      await calls.register(enquiryRoutes, { hotel, enquiries, consents, outbox: enquiryOutbox });
      if (visits) await calls.register(vitalsRoutes, { origins: settings.origins, count: visits.count });
    },
    { prefix: NEWSLETTER_PREFIX },
  );
  await app.register(linkRoutes, { prefix: NEWSLETTER_PREFIX, secret, sendPage, subscribers });
}
