import type { SmtpServer } from "../../../tests/support/smtp-server";
import type { StubService } from "../../../tests/support/cms/translation-service";
import type { TestedCms } from "./cms";
import { openFullCms } from "./full-cms";
import type { ListeningSite } from "./site";

/** What the cases of a test file share, because starting Payload takes seconds. */
export let cms: TestedCms;
export let site: ListeningSite;
export let mails: SmtpServer;
export let service: StubService;

beforeAll(async () => {
  ({ cms, site, mails, service } = await openFullCms());
});
