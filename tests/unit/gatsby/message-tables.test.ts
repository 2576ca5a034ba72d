import { withImports } from "../../../gatsby/message-tables";

const lines = (source: string) => withImports(source, ["en", "de"]).replaceAll(/\s+/g, " ");

test("a message table imports the hotel's language files and nothing that reads folders", () => {
  const made = lines(
    'import { messagesOf } from "./messages-of";\nexport const LOCALE = messagesOf("locale");',
  );
  expect(made).toContain("export const LOCALE = { en: en, de: de };");
  expect(made).toContain('import en from "./en/locale.json";');
  expect(made).toContain('import de from "./de/locale.json";');
  expect(made).not.toContain("messages-of");
});

test("a form's messages are imported on demand, one language at a time", () => {
  const made = lines(
    'import { messageLoadersOf } from "./messages-of";\nexport const WORDS = messageLoadersOf("enquiry");',
  );
  expect(made).toContain('de: () => import("./de/enquiry.json")');
  expect(made).not.toContain("messages-of");
});
