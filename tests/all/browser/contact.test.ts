import { world } from "../../support/browser";
import { visit } from "../../support/visit";

test("the contact page offers the hotel as a vCard in the page's language", async () => {
  const page = await visit("/tr/iletisim", { locale: "tr" });
  const link = page.getByRole("link", { name: "Rehbere kaydedin (vCard)" });
  const response = await fetch(new URL((await link.getAttribute("href")) ?? "", world().site));
  expect(response.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
  const card = await response.text();
  for (const line of ["FN:Pinara Bay", "TEL;TYPE=WORK,VOICE:+902428153050", "GEO:36.5762;30.5795"])
    expect(card.split("\r\n")).toContain(line);
  expect(card).toMatch(/^URL:.*\/tr\r$/m);
});
