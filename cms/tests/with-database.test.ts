import { type SmtpServer, startSmtpServer } from "../../tests/support/smtp-server";
import { accessCases } from "./cases/access";
import { contractCases } from "./cases/contract";
import { databaseCases } from "./cases/database";
import { doorCases } from "./cases/doors";
import { deletingCases } from "./cases/deleting";
import { duplicateCases } from "./cases/duplicates";
import { incomingCases } from "./cases/incoming";
import { languagesApartCases } from "./cases/languages-apart";
import { machineTranslationCases } from "./cases/machine-translation";
import { lockCases } from "./cases/locks";
import { offerDayCases } from "./cases/offer-days";
import { operatingCases } from "./cases/operating";
import { planCases } from "./cases/plans";
import { pictureCases } from "./cases/pictures";
import { portableCases } from "./cases/portable";
import { publishCases } from "./cases/publish";
import { readingCases } from "./cases/reading";
import { redirectCases } from "./cases/redirects";
import { searchCases } from "./cases/search";
import { taskCases } from "./cases/tasks";
import { togetherCases } from "./cases/together";
import { translationDeskCases } from "./cases/translation-desk";
import { translatorCases } from "./cases/translators";
import { versionCases } from "./cases/versions";
import { visitorCallCases } from "./cases/visitor-calls";
import { wordCases } from "./cases/words";
import { wrongValueCases } from "./cases/wrong-values";
import { openCms, type TestedCms } from "./support/cms";
import { listen, type ListeningSite } from "./support/site";
import { type StubService, translationStub } from "../../tests/support/cms/translation-service";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** Everything that needs a database: seeded once, as that is what takes time. */
describe("the CMS over the embedded hotel's content", () => {
  let cms: TestedCms;
  let site: ListeningSite;
  let mails: SmtpServer;
  let service: StubService;

  beforeAll(async () => {
    site = await listen(SECRET);
    mails = await startSmtpServer();
    service = await translationStub();
    cms = await openCms({
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
  });
  afterAll(async () => {
    await cms.close();
    await site.close();
    await mails.close();
    await service.close();
  });

  databaseCases();
  portableCases(() => cms);
  contractCases(() => cms);
  visitorCallCases(() => ({ cms, site }));
  wordCases(() => cms);
  searchCases(() => cms);
  taskCases(() => cms);
  readingCases(() => cms);
  accessCases(() => cms);
  translatorCases(() => cms);
  lockCases(() => cms);
  doorCases(() => cms);
  incomingCases(() => cms);
  wrongValueCases(() => cms);
  pictureCases(() => cms);
  operatingCases(() => ({ cms, mails }));
  offerDayCases(() => cms);
  planCases(() => ({ cms, mails }));
  languagesApartCases(() => cms);
  togetherCases(() => cms);
  deletingCases(() => cms);
  duplicateCases(() => cms);
  translationDeskCases(() => cms);
  machineTranslationCases(() => ({ cms, service }));
  versionCases(() => cms);
  redirectCases(() => cms);
  publishCases(() => ({ cms, site }));
});
