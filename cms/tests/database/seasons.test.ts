import { seasonCases } from "../cases/seasons";
import { openSeasonCms } from "../support/season-cms";

describe("the CMS with its own database", () => {
  let opened: Awaited<ReturnType<typeof openSeasonCms>>;

  beforeAll(async () => {
    opened = await openSeasonCms();
  });
  afterAll(() => opened.close());

  seasonCases(() => opened, 8);
});
