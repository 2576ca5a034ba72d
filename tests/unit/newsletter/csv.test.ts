import { enquiryCells, toCsv } from "../../../services/newsletter/csv";
import type { StoredEnquiry } from "../../../services/newsletter/enquiries";

const enquiry = (phone: string): StoredEnquiry => ({
  id: "1",
  kind: "other",
  name: "Ayşe; Kaya",
  email: null,
  phone,
  from_date: null,
  to_date: null,
  adults: null,
  children: null,
  message: "-2+3",
  property_id: "1",
  locale: "tr",
  consent_version: "2026-11",
  received_at: "2026-11-27T00:00:00.000Z",
  held: 0,
});

test.each([
  ["+902421234567", "+90 2421234567"],
  ["0242-123-45-67", "0242 123 45 67"],
  ["+90 (242) 123.45.67", "+90 242 123 45 67"],
  ["05321234567", "053 21234567"],
  ["+1-2-34567", "+1 2 34567"],
])("the phone number %s is exported to spreadsheets as the text %s", (phone, text) => {
  expect(
    toCsv(enquiryCells([enquiry(phone)]))
      .split("\r\n")[1]
      ?.split(",")[4],
  ).toBe(text);
});

test("for Excel with a decimal comma, there are semicolons, a byte order mark and still no formulas", () => {
  const [columns, row] = toCsv(enquiryCells([enquiry("+90 242 1")]), { forExcel: true }).split("\r\n");
  expect(columns).toMatch(/^\ufeffreceived_at;kind;name;/);
  expect(row).toContain(`;"Ayşe; Kaya";;+90 242 1;`);
  expect(row).toContain(";'-2+3;");
});
