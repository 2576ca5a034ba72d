import { createFullLoad } from "../../../plugins/gatsby-plugin-navigation/src/full-load";

function fullLoadWith({ storage = () => window.sessionStorage, holdsInput = (): boolean => false } = {}) {
  const clock = { now: 1_000_000 };
  const loaded: string[] = [];
  const fullLoad = createFullLoad({
    storage,
    now: () => clock.now,
    holdsInput,
    go: (target) => loaded.push(target.href),
  });
  return { clock, loaded, load: (path: string) => fullLoad(new URL(path, "https://hotel.example")) };
}

beforeEach(() => window.sessionStorage.clear());

test("a full load keeps query and hash", () => {
  const { load, loaded } = fullLoadWith();
  expect(load("/tr/galeri?a=1&b=2#havuz")).toBe(true);
  expect(loaded).toEqual(["https://hotel.example/tr/galeri?a=1&b=2#havuz"]);
});

test("the same path is not loaded twice within ten seconds, whatever its query and the loads in between", () => {
  const { load, loaded, clock } = fullLoadWith();
  load("/tr");
  load("/de");
  clock.now += 9_999;
  expect(load("/tr?again=1")).toBe(false);
  expect(load("/ru")).toBe(true);
  clock.now += 1;
  expect(load("/tr")).toBe(true);
  expect(loaded).toHaveLength(4);
});

test("the guard persists across page loads", () => {
  expect(fullLoadWith().load("/tr")).toBe(true);
  expect(fullLoadWith().load("/tr")).toBe(false);
});

test("nothing is loaded while a form contains input, and the refused load does not count", () => {
  let typing = true;
  const { load, loaded } = fullLoadWith({ holdsInput: () => typing });
  expect(load("/tr")).toBe(false);
  typing = false;
  expect(load("/tr")).toBe(true);
  expect(loaded).toHaveLength(1);
});

test.each([
  ["null", "null"],
  ["text that is not JSON", "{"],
  ["other values", '{"/tr":"yesterday"}'],
  ["a list", "[1]"],
])("ignores %s in storage", (_, stored) => {
  window.sessionStorage.setItem("build-updates:loads", stored);
  expect(fullLoadWith().load("/tr")).toBe(true);
});

test("ignores storage that throws", () => {
  const { load } = fullLoadWith({
    storage: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  expect(load("/tr")).toBe(true);
});
