import { EDITOR_DESK } from "../../languages/editor-desk";
import { parseStatus, statusText } from "../src/admin/publish-status-text";
import { languagesOf, languageStates, type ToldBuild } from "../src/publish/language-states";
import { parseBuilds } from "../src/publish/read-builds";

const NONE = { en: [], tr: [], ru: [], de: [] };

/** A publisher's status with these finished builds, newest first. */
function statusOf(builds: object[], open: { running?: string; waiting?: string } = {}) {
  const named = (id: string | undefined) => (id === undefined ? null : { id, calls: 1 });
  return parseBuilds({ running: named(open.running), waiting: named(open.waiting), builds, releases: [] });
}

const published = (id: string, changed: object = {}) => ({
  id,
  state: "published",
  changes: { added: NONE, changed: { ...NONE, ...changed }, removed: NONE },
  failure: null,
});
const failed = (id: string) => ({
  id,
  state: "failed",
  changes: null,
  failure: { step: "check", message: "A link leads nowhere." },
});

const turkish = (build: string): ToldBuild => ({ build, languages: ["tr"] });
const german = (build: string): ToldBuild => ({ build, languages: ["de"] });

const states = (
  told: ToldBuild[],
  builds: ReturnType<typeof statusOf>,
  untold: ToldBuild["languages"] = [],
) => languageStates({ told, untold }, builds).map(({ language, progress }) => `${language} ${progress}`);

describe("a change's progress", () => {
  it("is saved, building, or live with its addresses, for each language separately", () => {
    expect(states([turkish("1")], statusOf([published("1")]), ["de"])).toEqual(["tr live", "de saved"]);
    expect(states([german("2"), turkish("1")], statusOf([published("1")], { running: "2" }))).toEqual([
      "tr live",
      "de building",
    ]);
    expect(states([german("2"), turkish("1")], statusOf([], { running: "1", waiting: "2" }))).toEqual([
      "tr building",
      "de building",
    ]);
    const [live] = languageStates(
      { told: [turkish("1")], untold: [] },
      statusOf([published("1", { tr: ["/tr/galeri"] })]),
    );
    expect(live).toEqual({
      language: "tr",
      progress: "live",
      paths: ["/tr/galeri"],
      problem: undefined,
    });
  });

  it("is failed with the reason until a later build succeeds, whatever language that was for", () => {
    const [state] = languageStates({ told: [turkish("1")], untold: [] }, statusOf([failed("1")]));
    expect([state?.progress, state?.problem]).toEqual(["failed", "A link leads nowhere."]);
    const told = [german("2"), turkish("1")];
    expect(states(told, statusOf([failed("1")], { running: "2" }))).toEqual(["tr building", "de building"]);
    expect(states(told, statusOf([published("2"), failed("1")]))).toEqual(["tr live", "de live"]);
  });

  it("is just told if the site does not say more, and nothing if nothing was told", () => {
    expect(states([turkish("1")], undefined)).toEqual(["tr told"]);
    expect(states([turkish("1")], statusOf([]))).toEqual(["tr told"]);
    expect(states([], statusOf([published("1")]))).toEqual([]);
    expect(parseBuilds("<html>")).toBeUndefined();
  });

  it("covers the languages that the calls name, or all if they name none", () => {
    expect(languagesOf(["/v1/menus?property-id=1&lang=tr", "/v1/rooms/7?lang=de&property-id=2"])).toEqual([
      "tr",
      "de",
    ]);
    expect(languagesOf(["/v1/redirects?property-id=1"])).toEqual(["en", "tr", "ru", "de"]);
    expect(languagesOf(undefined)).toEqual(["en", "tr", "ru", "de"]);
    expect(languagesOf([])).toEqual([]);
  });
});

it.each([
  [["live", "building"], "building"],
  [["live", "failed"], "failed"],
  [["live"], "live"],
] as const)("the header shows the worst of %j: %s", (progress, said) => {
  const languages = progress.map((each) => ({ language: "de", progress: each, pages: [] }));
  const status = parseStatus({ answeredAt: 1, waiting: 0, attempts: 0, statusPage: "/hooks", languages });
  const { publishing } = EDITOR_DESK.tr;
  expect(status && statusText(status, publishing, { language: "tr", timeZone: undefined })).toBe(
    publishing[said],
  );
});
