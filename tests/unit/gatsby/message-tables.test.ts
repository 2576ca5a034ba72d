import { withImports } from "../../../gatsby/message-tables";

const lines = (source: string) => withImports(source, ["en", "de"]).replaceAll(/\s+/g, " ");

test("a table of messages imports the files of the hotel's languages, and nothing that reads folders", () => {
  const made = lines(
    'import { messagesOf } from "./messages-of";\nexport const LOCALE = messagesOf("locale");',
  );
  expect(made).toContain("export const LOCALE = { en: en, de: de };");
  expect(made).toContain('import en from "./en/locale.json";');
  expect(made).toContain('import de from "./de/locale.json";');
  expect(made).not.toContain("messages-of");
});

test("messages that a form brings along are imported in one language, when they are asked for", () => {
  const made = lines(
    'import { messageLoadersOf } from "./messages-of";\nexport const WORDS = messageLoadersOf("enquiry");',
  );
  expect(made).toContain('de: () => import("./de/enquiry.json")');
  expect(made).not.toContain("messages-of");
});
