import { type SmtpServer, startSmtpServer } from "../../../tests/support/smtp-server";
import { type StubService, translationStub } from "../../../tests/support/cms/translation-service";
import { openCms, type TestedCms } from "./cms";
import { listen, type ListeningSite } from "./site";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** A CMS with everything it can call: a site, a mail server and a translation service. */
export interface FullCms {
  cms: TestedCms;
  site: ListeningSite;
  mails: SmtpServer;
  service: StubService;
}

export async function openFullCms(environment: Record<string, string> = {}): Promise<FullCms> {
  const [site, mails, service] = await Promise.all([listen(SECRET), startSmtpServer(), translationStub()]);
  const cms = await openCms({
    ...environment,
    SMTP_URL: mails.url,
    MAIL_FROM: "hotel@example.com",
    WEBHOOK_URL: site.url,
    WEBHOOK_SECRET: SECRET,
    NEWSLETTER_URL: new URL("/v1/web/subscribe-newsletter", site.url).href,
    CMS_PREVIEW_TOKEN: "the-token-of-the-preview-build",
    TRANSLATION_SERVICE: "deepl",
    TRANSLATION_URL: service.url,
    TRANSLATION_KEY: "the-key-of-the-service",
  });
  return { cms, site, mails, service };
}
