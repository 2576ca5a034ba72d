import { fullMessageOf } from "../../../shared/errors";

test.each([
  [new Error("fetch failed", { cause: new Error("bad port") }), "fetch failed: bad port"],
  [
    new Error("fetch failed", {
      cause: new AggregateError([new Error("refused ::1"), new Error("refused 127.0.0.1")]),
    }),
    "fetch failed: refused ::1, refused 127.0.0.1",
  ],
  [new AggregateError([]), "AggregateError"],
  ["no error", "no error"],
  [{ code: 1 }, "[object Object]"],
])("%s is described with its causes", (error, message) => {
  expect(fullMessageOf(error)).toBe(message);
});
