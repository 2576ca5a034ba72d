import { seasonCases } from "../cases/seasons";
import { type FullCms, openFullCms } from "../support/full-cms";

describe("the CMS with its own database", () => {
  let opened: FullCms;

  beforeAll(async () => {
    opened = await openFullCms();
  });

  seasonCases(() => opened, 8);
});
