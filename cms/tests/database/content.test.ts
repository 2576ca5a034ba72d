import { contractCases } from "../cases/contract";
import { databaseCases } from "../cases/database";
import { deletingCases } from "../cases/deleting";
import { duplicateCases } from "../cases/duplicates";
import { languagesApartCases } from "../cases/languages-apart";
import { machineTranslationCases } from "../cases/machine-translation";
import { offerDayCases } from "../cases/offer-days";
import { operatingCases } from "../cases/operating";
import { planCases } from "../cases/plans";
import { portableCases } from "../cases/portable";
import { publishCases } from "../cases/publish";
import { redirectCases } from "../cases/redirects";
import { searchCases } from "../cases/search";
import { togetherCases } from "../cases/together";
import { translationDeskCases } from "../cases/translation-desk";
import { versionCases } from "../cases/versions";
import { wordCases } from "../cases/words";
import { type FullCms, openFullCms } from "../support/full-cms";

/** Content on its way to the site; shares one database, because starting Payload takes seconds. */
describe("the CMS with the embedded hotel's content", () => {
  let opened: FullCms;

  beforeAll(async () => {
    opened = await openFullCms();
  });
  afterAll(() => opened.close());

  databaseCases();
  portableCases(() => opened.cms);
  contractCases(() => opened.cms);
  wordCases(() => opened.cms);
  searchCases(() => opened.cms);
  operatingCases(() => opened);
  offerDayCases(() => opened.cms);
  planCases(() => opened);
  languagesApartCases(() => opened.cms);
  togetherCases(() => opened.cms);
  deletingCases(() => opened.cms);
  duplicateCases(() => opened.cms);
  translationDeskCases(() => opened.cms);
  machineTranslationCases(() => opened);
  versionCases(() => opened.cms);
  redirectCases(() => opened.cms);
  publishCases(() => opened);
});
