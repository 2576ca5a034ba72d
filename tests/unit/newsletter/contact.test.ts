import { isSamePerson } from "../../../services/newsletter/contact";

test.each([
  [{ phone: "+90 242 123 45 67" }, { phone: "0242 123 45 67" }],
  [{ phone: "0242 123 45 67" }, { phone: "+90 242 123 45 67" }],
  [{ phone: "0090 (242) 1234567" }, { phone: "242-123-45-67" }],
  [{ phone: "+44 (0)20 7946 0000" }, { phone: "020 7946 0000" }],
  [{ phone: "55502" }, { phone: "555 02" }],
  [{ email: "me@example.com" }, { email: "me+trip@example.com" }],
  [{ email: "me+trip@example.com" }, { email: "me@example.com", phone: "55502" }],
  [{ email: "a.da@gmail.com" }, { email: "ada@googlemail.com" }],
])("%j is the same person as %j", (one, other) => {
  expect(isSamePerson(one, other)).toBe(true);
});

test.each([
  [{ phone: "0532 123 45 67" }, { phone: "+90 432 123 45 67" }],
  [{ phone: "45 67" }, { phone: "+90 242 123 45 67" }],
  [{ phone: "" }, { phone: "" }],
  [{ email: "me@example.com" }, { email: "me@example.org" }],
  [{ email: "a.da@example.com" }, { email: "ada@example.com" }],
  [{ email: "me@example.com" }, { email: null, phone: null }],
])("%j is not the same person as %j", (one, other) => {
  expect(isSamePerson(one, other)).toBe(false);
});
