import type { Row } from "@libsql/client";
import { mailFolder } from "../../services/newsletter/mailer";
import { parseNewsletterSettings } from "../../services/newsletter/settings";
import { freePort } from "./free-port";
import { mailTo, type WrittenMail } from "./newsletter/mail";
import { readEnquiries, readRows } from "./newsletter-server";
import { EMBEDDED_HOTEL, serveRelease } from "./site";
import { temporaryFolder } from "./temporary-folder";
import { untilTrue } from "./until-true";

/** The embedded hotel's release on a server that a test can stop, with a newsletter whose data it can read. */
export interface NewsletterSite {
  url: string;
  start(): Promise<void>;
  /** Resolves once the server no longer responds. */
  stop(): Promise<void>;
  rowOf(email: string): Promise<Row | undefined>;
  enquiries(): Promise<Row[]>;
  mailTo(email: string): Promise<WrittenMail>;
}

export async function createNewsletterSite(): Promise<NewsletterSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = parseNewsletterSettings({
    DATA_DIR: await temporaryFolder(),
    SITE_URL: url,
    NEWSLETTER_SIGNUPS_PER_MINUTE: "1000",
  });
  let running = new AbortController();
  return {
    url,
    start: async () => {
      running = new AbortController();
      await serveRelease(EMBEDDED_HOTEL, settings, {
        port,
        signal: running.signal,
        report: () => undefined,
      });
    },
    stop: async () => {
      running.abort();
      await untilTrue(() =>
        fetch(url).then(
          () => false,
          () => true,
        ),
      );
    },
    rowOf: async (email) => (await readRows(settings.databaseUrl)).find((row) => row.email === email),
    enquiries: () => readEnquiries(settings.databaseUrl),
    mailTo: (email) => mailTo(email, mailFolder(settings.dataDir)),
  };
}
