import { contactCard, contactCardPath } from "../../../shared/contact-card";

const hotel = {
  name: "Koy; Otel",
  tel: "+902428153050",
  email: "info@koy.example",
  address: "Koy Yolu 1, 07980 Kemer",
  postalAddress: null,
  latitude: 36.5,
  longitude: 30.5,
  url: "https://koy.example/tr",
};

test("a card is next to the home page of its language", () => {
  expect([contactCardPath("en"), contactCardPath("tr")]).toEqual(["/contact.vcf", "/tr/contact.vcf"]);
});

test("commas and semicolons in the hotel's texts do not separate fields", () => {
  expect(contactCard(hotel).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Koy\\; Otel;;;;",
    "FN:Koy\\; Otel",
    "ORG:Koy\\; Otel",
    "TEL;TYPE=WORK,VOICE:+902428153050",
    "EMAIL;TYPE=INTERNET:info@koy.example",
    "ADR;TYPE=WORK:;;Koy Yolu 1\\, 07980 Kemer;;;;",
    "GEO:36.5;30.5",
    "URL:https://koy.example/tr",
    "END:VCARD",
    "",
  ]);
});

test("a postal address is given in parts, and missing coordinates are left out", () => {
  const postalAddress = {
    street: "Koy Yolu 1",
    postalCode: "07980",
    locality: "Kemer",
    region: "Antalya",
    country: "TR",
  };
  const card = contactCard({ ...hotel, postalAddress, latitude: null });
  expect(card).toContain("ADR;TYPE=WORK:;;Koy Yolu 1;Kemer;Antalya;07980;TR\r\n");
  expect(card).not.toContain("GEO");
});
