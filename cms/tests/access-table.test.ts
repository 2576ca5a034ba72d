import { after, before, describe } from "node:test";
import { accessTableCases } from "./cases/access-table";
import { openCms, type TestedCms } from "./support/cms";

const SECRET = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;

/** By itself: some answers depend on what others did before. */
describe("the CMS as it is after its seed", () => {
  let cms: TestedCms;

  before(async () => {
    cms = await openCms({
      CMS_PREVIEW_TOKEN: "the-token-of-the-preview-build",
      // One of a group's, with all routes that one login has.
      OTHER_HOTELS: `http://127.0.0.1:9 ${SECRET}`,
      SIGN_IN_URL: "http://127.0.0.1:9",
      SIGN_IN_SECRET: SECRET,
    });
  });
  after(() => cms.close());

  accessTableCases(() => cms);
});
