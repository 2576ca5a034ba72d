import { forgetWords, keepWords, keptWords } from "../src/admin/kept-words";

const KEY = "/api/pages/1 en";

function useStorage(storage: () => Partial<Storage>): void {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: storage });
}

describe("unsaved changes in the browser's storage", () => {
  afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

  it("are the latest that each form kept, until they are discarded", () => {
    const entries = new Map<string, string>();
    useStorage(() => ({
      getItem: (name) => entries.get(name) ?? null,
      setItem: (name, value) => void entries.set(name, value),
      removeItem: (name) => void entries.delete(name),
    }));
    keepWords(KEY, "first", { title: "Was" }, { title: "Mi" });
    keepWords(KEY, "first", { title: "Was" }, { title: "Mine" });
    keepWords(KEY, "second", { title: "Was" }, { title: "Later" });
    expect(keptWords(KEY)).toMatchObject([
      { form: "first", base: { title: "Was" }, mine: { title: "Mine" } },
      { form: "second", mine: { title: "Later" } },
    ]);
    forgetWords(KEY, "first");
    expect(keptWords(KEY)).toMatchObject([{ form: "second" }]);
    forgetWords(KEY, "second");
    expect(entries.size).toBe(0);
  });

  it.each(['{"at": 1, "base":', '{"at": 1}', "null"])("are none if the entry is broken: %s", (entry) => {
    useStorage(() => ({ getItem: () => entry }));
    expect(keptWords(KEY)).toEqual([]);
  });

  it("are none if storage is disabled, which breaks no form", () => {
    useStorage(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    keepWords(KEY, "form", {}, { title: "Mine" });
    forgetWords(KEY, "form");
    expect(keptWords(KEY)).toEqual([]);
  });
});
