import { accessCases } from "../cases/access";
import { beginningCases } from "../cases/beginning";
import { doorCases } from "../cases/doors";
import { incomingCases } from "../cases/incoming";
import { lockCases } from "../cases/locks";
import { pictureCases } from "../cases/pictures";
import { readingCases } from "../cases/reading";
import { taskCases } from "../cases/tasks";
import { translatorCases } from "../cases/translators";
import { visitorCallCases } from "../cases/visitor-calls";
import { wrongValueCases } from "../cases/wrong-values";
import { type FullCms, openFullCms } from "../support/full-cms";

/** Permissions and refusals; shares one database, because starting Payload takes seconds. */
describe("people using the CMS with the embedded hotel's content", () => {
  let opened: FullCms;

  beforeAll(async () => {
    opened = await openFullCms();
  });
  afterAll(() => opened.close());

  visitorCallCases(() => opened);
  taskCases(() => opened.cms);
  readingCases(() => opened.cms);
  accessCases(() => opened.cms);
  translatorCases(() => opened.cms);
  lockCases(() => opened.cms);
  doorCases(() => opened.cms);
  beginningCases(() => opened.cms);
  incomingCases(() => opened.cms);
  wrongValueCases(() => opened.cms);
  pictureCases(() => opened.cms);
});
