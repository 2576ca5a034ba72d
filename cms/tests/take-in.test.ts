import { takeIn } from "../src/admin/take-in";
import { KnownDocument } from "../src/together/known-document";
import { mergeChanges, type Winner } from "../src/together/merge-changes";

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

  it("do not conflict with the first of them, shown while another conflict is undecided", async () => {
    const form = new Form({ title: "Was", subtitle: "" }, { title: "Mine", subtitle: "" });
    stored = { title: "Theirs", subtitle: "First" };
    await form.takeIn();
    stored = { title: "Theirs", subtitle: "Second" };
    await form.takeIn();
    expect(form.shown).toEqual({ title: "Mine", subtitle: "Second" });
    const { conflicts } = mergeChanges({ base: form.known.base, theirs: stored, mine: form.shown });
    expect(conflicts).toEqual([{ path: "title", theirs: "Theirs", mine: "Mine" }]);
  });

  it("do not keep a choice from counting that is made while one of them arrives", async () => {
    const form = new Form({ title: "Was", subtitle: "" }, { title: "Mine", subtitle: "" });
    stored = { title: "Theirs", subtitle: "Theirs" };
    let reads = 0;
    globalThis.fetch = async () => {
      reads++;
      if (reads === 2) await arriving;
      return Response.json(stored);
    };
    const arriving = form.takeIn();
    await form.takeIn({ title: "theirs" });
    expect(form.shown).toEqual(stored);
    expect(form.known.base).toEqual(stored);
  });

  it("ask no second time what was decided, if another conflict comes with them", async () => {
    const form = new Form({ title: "Was", price: 1 }, { title: "Mine", price: 2 });
    stored = { title: "Theirs", price: 3 };
    await form.takeIn({ title: "mine" });
    expect(form.shown).toEqual({ title: "Mine", price: 2 });
    expect(form.known.base).toEqual({ title: "Theirs", price: 1 });
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
