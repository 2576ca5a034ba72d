import { after, before, describe } from "node:test";
import { accessTableCases } from "./cases/access-table";
import { openCms, type TestedCms } from "./support/cms";

/** By itself: some answers depend on what others did before. */
describe("the CMS as it is after its seed", () => {
  let cms: TestedCms;

  before(async () => {
    cms = await openCms({ CMS_PREVIEW_TOKEN: "the-token-of-the-preview-build" });
  });
  after(() => cms.close());

  accessTableCases(() => cms);
});
