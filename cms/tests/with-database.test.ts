import { after, before, describe } from "node:test";
import { accessCases } from "./cases/access";
import { contractCases } from "./cases/contract";
import { incomingCases } from "./cases/incoming";
import { portableCases } from "./cases/portable";
import { publishCases } from "./cases/publish";
import { openCms, type TestedCms } from "./support/cms";
import { listen, type ListeningSite } from "./support/site";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** Everything that needs a database: seeded once, as that is what takes time. */
describe("the CMS over the embedded hotel's content", () => {
  let cms: TestedCms;
  let site: ListeningSite;

  before(async () => {
    site = await listen(SECRET);
    cms = await openCms({
      WEBHOOK_URL: site.url,
      WEBHOOK_SECRET: SECRET,
      CMS_PREVIEW_TOKEN: "the-token-of-the-preview-build",
    });
  });
  after(async () => {
    await cms.close();
    await site.close();
  });

  portableCases(() => cms);
  contractCases(() => cms);
  accessCases(() => cms);
  incomingCases(() => cms);
  publishCases(() => ({ cms, site }));
});
