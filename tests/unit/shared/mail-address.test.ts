import { isMailAddress } from "../../../shared/mail-address";

test.each([
  "ada@example.com",
  " Ada.Kaya+trip@Mail.Example.COM ",
  "x'--drop=/?{}|~@example.com",
  "çiğdem@örnek.com",
  "ada@mail。müller.de",
  "почта@пример.рф",
  "بريد@مثال.إختبار",
  "info@3m.com",
])("mail can be sent to %s", (address) => {
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  "ada",
  "ada@example",
  "mailto:a@guest.example",
  "@example.com",
  "a@x..example",
  "a@x.example.",
  "a@x.example。",
  "ada@home@example.com",
  "a@0x7f.1",
  "a@[1.2.3.4]",
  ".ada@example.com",
  "ada.@example.com",
  "a..b@example.com",
  "a b@example.com",
  "a@example.com/path",
  "a@-example.com",
  `a@${"b".repeat(64)}.com`,
  `${"a".repeat(250)}@example.com`,
  "İsmail@example.com",
  "\u200eada@example.com",
  "a\u0000@example.com",
  "ada@example.com\r\nBcc: all@example.com",
  "ada@example.com\u0000Bcc:x",
  "a@example.com,b@example.com",
  "Ada<ada@example.com>",
])("no mail can be sent to %j", (address) => {
  expect(isMailAddress(address)).toBe(false);
});
