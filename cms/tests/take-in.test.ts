import { takeIn } from "../src/admin/take-in";
import { KnownDocument } from "../src/together/known-document";
import type { Winner } from "../src/together/merge-changes";

type Values = Record<string, unknown>;

const row = (id: string, title: string) => ({ id, title });

/** A form whose values nobody changes, and that shows others at once. */
class Form {
  readonly url = "/api/pages/1?locale=en";
  readonly known: KnownDocument;
  data: Values | undefined;

  constructor(
    base: Values,
    public shown: Values,
  ) {
    this.known = new KnownDocument(base);
  }

  replace = async (valuesOf: (mine: Values) => Values, isOutdated: () => boolean) => {
    if (isOutdated()) return false;
    this.shown = valuesOf(this.shown);
    return true;
  };
  setData = (doc: Values) => {
    this.data = doc;
  };

  takeIn(choices: Record<string, Winner> = {}) {
    return takeIn(this, new Map(Object.entries(choices)));
  }
}

describe("a colleague's changes in an open form", () => {
  const { fetch } = globalThis;
  let stored: Values;

  beforeEach(() => {
    globalThis.fetch = async () => Response.json(stored);
  });
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it("are shown beside the user's own", async () => {
    const form = new Form({ title: "Was", subtitle: "" }, { title: "Mine", subtitle: "" });
    stored = { title: "Was", subtitle: "Theirs" };
    expect(await form.takeIn()).toBeUndefined();
    expect(form.shown).toEqual({ title: "Mine", subtitle: "Theirs" });
    expect([form.known.base, form.data]).toEqual([stored, stored]);
  });

  it("in a row leave the user's choice with the row when one is added above it", async () => {
    const form = new Form(
      { rows: [row("a", "A"), row("b", "B")] },
      { rows: [row("a", "My A"), row("b", "My B")] },
    );
    stored = { rows: [row("new", "New"), row("a", "Their A"), row("b", "Their B")] };
    await form.takeIn();
    await form.takeIn({ "rows.a.title": "mine", "rows.b.title": "theirs" });
    expect(form.shown).toEqual({ rows: [row("new", "New"), row("a", "My A"), row("b", "Their B")] });
    expect(form.data).toEqual(stored);
  });

  it.each([
    ["away", () => Promise.reject(new Error("No network"))],
    ["server", () => Promise.resolve(new Response("", { status: 500 }))],
  ])("stay out of it if they could not be read: %s", async (trouble, answer) => {
    globalThis.fetch = answer;
    const form = new Form({ title: "Was" }, { title: "Mine" });
    expect(await form.takeIn({ title: "theirs" })).toBe(trouble);
    expect(form.shown).toEqual({ title: "Mine" });
  });
});
