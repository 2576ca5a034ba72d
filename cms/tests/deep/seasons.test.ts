import { findPostgres, type Postgres, startPostgres } from "../../../tests/support/cms/postgres";
import { seasonCases } from "../cases/seasons";
import { openSeasonCms } from "../support/season-cms";

const programs = findPostgres() ?? "";
const withPostgres = programs === "" ? describe.skip : describe;

/** In Postgres, reads outside the transaction see the state before it. */
withPostgres("the CMS in Postgres", () => {
  let postgres: Postgres;
  let opened: Awaited<ReturnType<typeof openSeasonCms>>;

  beforeAll(async () => {
    postgres = await startPostgres(programs);
    opened = await openSeasonCms({ DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await opened.close();
    await postgres.stop();
  });

  seasonCases(() => opened, 40);
});
