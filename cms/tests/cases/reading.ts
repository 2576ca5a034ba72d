import { jest } from "@jest/globals";
import { fieldsOf } from "../../../shared/record";
import { MAX_DEPTH, MOST_READ } from "../../src/access/limit-reading";
import { routesOf } from "../support/routes";
import { cms } from "../support/opened";

describe("a read request", () => {
  it("is limited in size and depth in every list", async () => {
    const lists = routesOf(cms.payload).filter(({ method, path }) => method === "GET" && !path.includes(":"));
    const excessive: string[] = [];
    const token = await cms.signIn("owner", ["de", "ru"]);
    for (const { path } of lists) {
      const { body } = await cms.call("GET", `${path}?depth=10&limit=0&locale=all&pagination=false`, {
        token,
      });
      const { docs, limit } = fieldsOf(body);
      if (!Array.isArray(docs)) continue;
      // Globals need no limit, because they keep only thirty versions.
      const isBounded = path.startsWith("/api/globals/");
      if (Number(limit) > MOST_READ || (limit === 0 && !isBounded)) excessive.push(`${path}: limit ${limit}`);
      const depth = Math.max(0, ...docs.map((doc) => depthOf(doc) - 1));
      if (depth > MAX_DEPTH) excessive.push(`${path}: depth ${depth}`);
    }
    expect(excessive).toEqual([]);
  });

  it("is ended if it takes too long", async () => {
    const token = await cms.signIn("translator", ["ru", "de"]);
    const now = Date.now();
    let calls = 0;
    jest.spyOn(Date, "now").mockImplementation(() => now + (calls += 1) * 5_000);
    const { status, body } = await cms.call("GET", "/api/pages?limit=500&depth=1", { token });
    jest.restoreAllMocks();
    expect(status).toBe(503);
    expect(JSON.stringify(body)).toMatch(/takes longer than 20 s\. Ask for less/);
  });
});

/** Nesting depth of documents, including the outermost. */
function depthOf(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(depthOf));
  if (typeof value !== "object" || value === null) return 0;
  const own = "updatedAt" in value && "id" in value ? 1 : 0;
  return own + Math.max(0, ...Object.values(value).map(depthOf));
}
