import { findPostgres, startPostgres } from "../../../tests/support/cms/postgres";
import { seasonCases } from "../cases/seasons";
import { type FullCms, openFullCms } from "../support/full-cms";

const programs = findPostgres() ?? "";
const withPostgres = programs === "" ? describe.skip : describe;

/** In Postgres, reads outside the transaction see the state before it. */
withPostgres("the CMS in Postgres", () => {
  let opened: FullCms;

  beforeAll(async () => {
    const { url } = await startPostgres(programs);
    opened = await openFullCms({ DATABASE_URL: url });
  });

  seasonCases(() => opened, 40);
});
