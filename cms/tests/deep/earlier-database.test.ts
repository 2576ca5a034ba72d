import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findPostgres, startPostgres } from "../../../tests/support/cms/postgres";
import { earlierDatabase, earlierDatabaseCases } from "../cases/earlier-database";
import { openCms, type TestedCms } from "../support/cms";

const programs = findPostgres() ?? "";
const withPostgres = programs === "" ? describe.skip : describe;

withPostgres("a database of Postgres that more migrations made", () => {
  let cms: TestedCms;
  beforeAll(async () => {
    const { url } = await startPostgres(programs);
    const input = await earlierDatabase("postgres");
    execFileSync(join(programs, "psql"), ["--quiet", "--set=ON_ERROR_STOP=1", url], { input });
    cms = await openCms({ DATABASE_URL: url }, { isEmpty: true });
  });

  earlierDatabaseCases(() => cms, 10);
});
