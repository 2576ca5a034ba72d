import { contactPoints, withDeskHours } from "../../../plugins/gatsby-source-hotel/src/contact-points";

const TEL = { url: "tel:+902425550102", text: "0242 555 01 02" };
const GROUPS = {
  subtitle: "DEPARTMENT_GROUPS",
  title: "Groups",
  content: "<p>In two languages.</p>",
  link: TEL,
};
const MAIL = { subtitle: "EMAIL", title: "Groups", link: { url: "mailto:hi@hotel.example", text: "hi" } };
const HOURS = { name: "Groups", from: "09:00", to: "18:00", days: ["mon" as const, "tue" as const] };
const BAR = { name: "Bar", from: "19:00", to: "23:00" };

test("hours named after a department appear beside its number and nowhere else", () => {
  expect(withDeskHours([GROUPS, MAIL], [HOURS, BAR], "en")).toEqual({
    types: [{ ...GROUPS, content: "<p>09:00–18:00, Monday and Tuesday</p><p>In two languages.</p>" }, MAIL],
    otherHours: [BAR],
  });
});

test("a desk's several hours are listed one below the other, and on their own if it has no text", () => {
  const evening = { name: "Groups", from: "20:00", to: "22:00" };
  const { types } = withDeskHours([{ ...GROUPS, content: undefined }], [HOURS, evening], "de");
  expect(types[0]?.content).toBe("<p>09:00–18:00 Uhr, Montag und Dienstag<br>20:00–22:00 Uhr</p>");
});

test("search engines get every number that has a purpose, with its hours", () => {
  const reception = { subtitle: "PHONE", title: "Front desk", link: { ...TEL, url: "tel:+902425550100" } };
  expect(contactPoints([reception, GROUPS, MAIL, { ...GROUPS, title: undefined }], [HOURS, BAR])).toEqual([
    { purpose: "Front desk", telephone: "+902425550100", hours: [] },
    {
      purpose: "Groups",
      telephone: "+902425550102",
      hours: [
        { days: ["Monday", "Tuesday"], opens: "09:00", closes: "18:00", validFrom: null, validThrough: null },
      ],
    },
  ]);
});
