import { findPostgres, type Postgres, startPostgres } from "../../../tests/support/cms/postgres";
import { seasonCases } from "../cases/seasons";
import { openCms, type TestedCms } from "../support/cms";
import { listen, type ListeningSite } from "../support/site";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const programs = findPostgres() ?? "";
const withPostgres = programs === "" ? describe.skip : describe;

/** Postgres reads outside the transaction what was there before it. */
withPostgres("the CMS in Postgres", () => {
  let postgres: Postgres;
  let site: ListeningSite;
  let cms: TestedCms;

  beforeAll(async () => {
    postgres = await startPostgres(programs);
    site = await listen(SECRET);
    cms = await openCms({
      DATABASE_URL: postgres.url,
      WEBHOOK_URL: site.url,
      WEBHOOK_SECRET: SECRET,
      CMS_PREVIEW_TOKEN: "the-token-of-the-preview-build",
    });
  });
  afterAll(async () => {
    await cms.close();
    await site.close();
    await postgres.stop();
  });

  seasonCases(() => ({ cms, site }));
});
