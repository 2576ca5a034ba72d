import { join } from "node:path";
import { createClient } from "@libsql/client";
import { earlierDatabase, earlierDatabaseCases } from "../cases/earlier-database";
import { openCms, type TestedCms } from "../support/cms";

describe("an SQLite database from before its migrations were merged", () => {
  let cms: TestedCms;
  beforeAll(async () => {
    cms = await openCms(
      {},
      {
        isEmpty: true,
        prepare: async (dataDir) => {
          const client = createClient({ url: `file:${join(dataDir, "cms.db")}` });
          await client.executeMultiple(await earlierDatabase("sqlite"));
          client.close();
        },
      },
    );
  });

  earlierDatabaseCases(() => cms, 16);
});
