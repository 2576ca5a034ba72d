import { fillMessage } from "../../../languages/fill-message";

test.each([
  [
    "Ссылка действует до {{date}}. Если нет",
    { date: "3 декабря 2026 г." },
    "Ссылка действует до 3 декабря 2026 г. Если нет",
  ],
  ["Letters from {{hotel}}.", { hotel: "Bay A.Ş." }, "Letters from Bay A.Ş."],
  [
    "The link works until {{date}}. If",
    { date: "3 December 2026" },
    "The link works until 3 December 2026. If",
  ],
  ["{{count}} of {{all}}", { count: 1 }, "1 of "],
])("a full stop at the end of a value also ends the sentence: %s", (message, values, filled) => {
  expect(fillMessage(message, values)).toBe(filled);
});
