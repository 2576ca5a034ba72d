import { seasonCases } from "./cases/seasons";
import { openCms, type TestedCms } from "./support/cms";
import { listen, type ListeningSite } from "./support/site";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** A season publishes drafts of the menus and facts: not those that other tests leave. */
describe("the CMS with a database of its own", () => {
  let site: ListeningSite;
  let cms: TestedCms;

  beforeAll(async () => {
    site = await listen(SECRET);
    cms = await openCms({
      WEBHOOK_URL: site.url,
      WEBHOOK_SECRET: SECRET,
      CMS_PREVIEW_TOKEN: "the-token-of-the-preview-build",
    });
  });
  afterAll(async () => {
    await cms.close();
    await site.close();
  });

  seasonCases(() => ({ cms, site }));
});
