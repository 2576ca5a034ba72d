import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { format } from "prettier";
import { type Answer, openCms, type TestedCms } from "../support/cms";
import { type Route, routesOf } from "../support/routes";
import { Targets } from "../support/targets";

/** `UPDATE_ACCESS_TABLE=1 npm run test:cms:deep` rewrites this table; review its diff before committing. */
const FILE = resolve("docs/cms-access.md");
const ROLES = ["owner", "editor", "translator"] as const;
type Role = (typeof ROLES)[number];
const LANGUAGES = ["tr", "en"];
const CONTENT = ["pages", "rooms", "media", "menus", "hotel", "redirects"];

const HEAD = `# Who may call what at the CMS

Made by \`cms/tests/deep/access-table.test.ts\` from the running server's routes, each called in every role; the translator's own
language is Turkish, the other one German. Do not change it by hand: \`UPDATE_ACCESS_TABLE=1 npm run test:cms:deep\` writes it.

- **yes**: done, or answered. **no**: refused (401, 403). **none**: answered with nothing. A number is the answer's status:
  400 the call is wrong for everybody, 404 there is no such thing, 500 and 501 Payload has the route and nothing behind it.
- \`/api/machine-translation\` is there with a translation service alone (\`TRANSLATION_SERVICE\`; docs/cms.md).
- **draft**: with \`draft=true\`. **live**: without. Where nothing is said, none of it makes a difference.

| route | owner | editor | translator | nobody |
| ----- | ----- | ------ | ---------- | ------ |
`;

/** Not with the other cases: some responses depend on what was done before. */
describe("the freshly seeded CMS", () => {
  let cms: TestedCms;

  beforeAll(async () => {
    cms = await openCms({
      CMS_PREVIEW_TOKEN: "the-token-of-the-preview-build",
      // Enables machine translation.
      TRANSLATION_SERVICE: "libretranslate",
      TRANSLATION_URL: "http://127.0.0.1:9",
    });
  });

  it("answers each role on every route as docs/cms-access.md says", async () => {
    const targets = new Targets(cms.payload, "called");
    const tokens = new Map<Role, string>();
    for (const role of ROLES) tokens.set(role, await cms.signIn(role, LANGUAGES));
    const rows: string[] = [];
    for (const route of routesOf(cms.payload)) {
      const cells: string[] = [];
      for (const role of [...ROLES, undefined]) {
        const token = role && (endsSessions(route) ? await cms.signIn(role, LANGUAGES) : tokens.get(role));
        cells.push(await cellOf(cms, targets, route, token));
      }
      rows.push(`| \`${route.method} ${route.path}\` | ${cells.join(" | ")} |`);
    }
    const table = await format(`${HEAD}${rows.join("\n")}\n`, { parser: "markdown" });
    if (process.env.UPDATE_ACCESS_TABLE === "1") await writeFile(FILE, table);
    expect(table).toBe(await readFile(FILE, "utf8"));
  });
});

/** Outcome of a route for a role: one word, or one for each way of calling it if they differ. */
async function cellOf(
  cms: TestedCms,
  targets: Targets,
  route: Route,
  token: string | undefined,
): Promise<string> {
  const found = new Map<string, string[]>();
  for (const { name, query } of waysTo(route)) {
    const { path, body } = await targets.callTo(route);
    const outcome = outcomeOf(await cms.call(route.method, `${path}&${query}`, { token, body }));
    found.set(outcome, [...(found.get(outcome) ?? []), name]);
  }
  if (found.size === 1) return [...found.keys()].join();
  return [...found].map(([outcome, names]) => `${outcome}: ${names.join(", ")}`).join("; ");
}

/** Signing out ends the session that calls it; other routes of the users may, too. */
function endsSessions({ slug }: Route): boolean {
  return slug === "users";
}

/** For content routes: with and without `draft`, in the translator's own language and in another one. */
function waysTo({ slug }: Route): { name: string; query: string }[] {
  if (slug === undefined || !CONTENT.includes(slug)) return [{ name: "", query: "" }];
  return ["draft", "live"].flatMap((kind) =>
    ["own", "other"].map((language) => ({
      name: `${kind} ${language}`,
      query: `locale=${language === "own" ? "tr" : "de"}${kind === "draft" ? "&draft=true" : ""}`,
    })),
  );
}

function outcomeOf({ status, body }: Answer): string {
  if (status === 401 || status === 403) return "no";
  if (status >= 300) return String(status);
  if (typeof body !== "object" || body === null) return "yes";
  const isNothing =
    ("docs" in body && Array.isArray(body.docs) && body.docs.length === 0) ||
    ("totalDocs" in body && body.totalDocs === 0) ||
    ("value" in body && body.value === null);
  return isNothing ? "none" : "yes";
}
