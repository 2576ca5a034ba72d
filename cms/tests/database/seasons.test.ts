import { seasonCases } from "../cases/seasons";
import { openSeasonCms } from "../support/season-cms";

describe("the CMS with a database of its own", () => {
  let opened: Awaited<ReturnType<typeof openSeasonCms>>;

  beforeAll(async () => {
    opened = await openSeasonCms();
  });
  afterAll(() => opened.close());

  seasonCases(() => opened, 8);
});
