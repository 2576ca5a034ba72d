import { parseState } from "../src/publish/state";

it("reads what was told of a language that the hotel has given up since", () => {
  const told = [{ build: "1", languages: ["en", "pl"] }];
  expect(parseState({ told, untold: ["pl"] })).toMatchObject({ told, untold: ["pl"] });
});
