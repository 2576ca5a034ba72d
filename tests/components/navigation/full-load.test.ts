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

test("the same path is not loaded twice within ten seconds, whatever its query and the loads in between", () => {
  fullLoadWith().load("/tr");
  const { load, loaded, clock } = fullLoadWith();
  load("/de");
  clock.now += 9_999;
  expect(load("/tr?again=1")).toBe(false);
  expect(load("/ru")).toBe(true);
  clock.now += 1;
  expect(load("/tr")).toBe(true);
  expect(loaded.map((address) => new URL(address).pathname)).toEqual(["/de", "/ru", "/tr"]);
});

test("nothing is loaded while a form contains input, and the refused load does not count", () => {
  let typing = true;
  const { load, loaded } = fullLoadWith({ holdsInput: () => typing });
  expect(load("/tr")).toBe(false);
  typing = false;
  expect(load("/tr")).toBe(true);
  expect(loaded).toHaveLength(1);
});

test("storage that throws, or holds something else, is ignored", () => {
  for (const stored of ["null", "{", '{"/tr":"yesterday"}']) {
    window.sessionStorage.setItem("build-updates:loads", stored);
    expect(fullLoadWith().load("/tr")).toBe(true);
  }
  const storage = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  expect(fullLoadWith({ storage }).load("/tr")).toBe(true);
});
