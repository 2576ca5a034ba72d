import { fieldsOf } from "../../shared/record";
import {
  formKey,
  isOnItsWay,
  onAnswer,
  openForm,
  type OpenForm,
  savesEnded,
  type SentSave,
} from "../src/admin/open-forms";
import { LOADED } from "../src/together/loaded";

const URL = "/api/pages/1?locale=en";
const KEY = "/api/pages/1 en";

type Values = Record<string, unknown>;

interface Sent {
  loaded: unknown;
  answer(status: number, body?: object): void;
}

it("a form has the same key on the server, which renders it first, and in the browser", () => {
  expect(formKey(`${URL}&depth=0`)).toBe(KEY);
  expect(formKey(`http://hotel.example${URL}`)).toBe(KEY);
});

describe("the saves of an open form", () => {
  let base: Values;
  let sent: Sent[];
  let refused: SentSave | undefined;
  let conflicts: string[];
  let outcome: Parameters<OpenForm["ended"]>[1] | undefined;

  beforeAll(() => {
    const answerLater: typeof fetch = (_input, init) =>
      new Promise((answered) => {
        const body = init?.body instanceof FormData ? init.body.get("_payload") : "";
        sent.push({
          loaded: fieldsOf(JSON.parse(String(body)))[LOADED],
          answer: (status, said = { doc: {} }) => answered(Response.json(said, { status })),
        });
      });
    Object.assign(globalThis, { window: { fetch: answerLater } });
  });
  afterAll(() => Reflect.deleteProperty(globalThis, "window"));

  beforeEach(() => {
    base = { title: "Was" };
    sent = [];
    const form: OpenForm = {
      base: () => base,
      textOf: (trouble) => trouble,
      ended: (save, ended) => {
        outcome = ended;
        if ("saved" in ended) base = ended.saved;
        if (!("conflicts" in ended)) return;
        refused = save;
        conflicts = ended.conflicts.map(({ path }) => path);
      },
    };
    openForm(KEY, form);
  });

  function save(values: Values, method = "PATCH"): Promise<Response> {
    const body = new FormData();
    body.set("_payload", JSON.stringify(values));
    return window.fetch(URL, { method, body });
  }

  const sentNow = async (count: number) => {
    while (sent.length < count) await new Promise(setImmediate);
    return sent.map(({ loaded }) => loaded);
  };

  async function answered(saving: Promise<Response>, status = 200): Promise<void> {
    sent.at(-1)?.answer(status);
    await saving;
  }

  // Payload's forms send "PATCH" for documents, and "post" for globals.
  it.each(["PATCH", "post"])(
    "are compared with what others changed between them, sent by %s",
    async (method) => {
      const first = save({ title: "Mine" }, method);
      await sentNow(1);
      await answered(first);
      base = { title: "Theirs" };
      const second = save({ title: "Mine" }, method);
      expect(await sentNow(2)).toEqual([{ title: "Was" }, { title: "Theirs" }]);
      await answered(second);
    },
  );

  it("are compared with the previous pending save or, if that is refused, with its own base", async () => {
    const first = save({ title: "Mine" });
    const second = save({ title: "Mine 2" });
    await sentNow(1);
    await answered(first);
    await sentNow(2);
    const third = save({ title: "Mine 3" });
    await answered(second, 400);
    expect(await sentNow(3)).toEqual([{ title: "Was" }, { title: "Mine" }, { title: "Mine" }]);
    await answered(third);
  });

  it("report, on a conflict, what they sent, what it was compared with, and the rows by their ids", async () => {
    const mine = { title: "Mine", rows: [{ id: "a" }, { id: "b", title: "Mine" }] };
    const saving = save(mine);
    const reported: unknown[] = [];
    const stop = onAnswer(KEY, (errors) => reported.push(errors));
    await sentNow(1);
    const errors = ["title", "rows.1.title", "rows"].map((path) => ({ path, message: "Both changed it." }));
    sent.at(-1)?.answer(409, { errors: [{ data: { errors } }] });
    await saving;
    stop();
    expect(reported).toEqual([errors]);
    expect(refused).toMatchObject({ mine, base: { title: "Was" } });
    expect(conflicts).toEqual(["title", "rows.b.title", "rows"]);
  });

  it("report a refusal's field errors, read once, before the form reads the response", async () => {
    const reported: unknown[] = [];
    const stop = onAnswer(KEY, (errors) => reported.push(errors));
    const errors = [{ path: "title", message: "Too long" }];
    const saving = save({ title: "Mine" });
    await sentNow(1);
    sent.at(-1)?.answer(400, { errors: [{ message: "Invalid", data: { errors } }] });
    const response = await saving;
    expect(reported).toEqual([errors]);
    expect(outcome).toEqual({ refused: reported[0] });
    expect(await response.json()).toHaveProperty("errors");
    stop();
  });

  it("are pending until the last in the queue is answered", async () => {
    const first = save({ title: "Mine" });
    const second = save({ title: "Mine 2" });
    const ended = savesEnded(KEY).then(() => sent.length);
    await sentNow(1);
    await answered(first);
    await sentNow(2);
    expect(isOnItsWay(KEY)).toBe(true);
    await answered(second);
    expect([await ended, isOnItsWay(KEY)]).toEqual([2, false]);
  });
});
