import { enquiryLink } from "../../../plugins/gatsby-source-hotel/src/enquiry-links";
import { readHotelFile } from "../../../toolkit/read-hotel-file";

const hotel = readHotelFile("content/hotel.json");

test.each([
  ["mailto:events@pinarabay.example", "/ru/%D0%BA?enquiry=wedding#enquiry"],
  ["mailto:Sales@pinarabay.example?subject=Rates", "/ru/%D0%BA?enquiry=agency#enquiry"],
  ["mailto:info@pinarabay.example", null],
  ["mailto:privacy@pinarabay.example", null],
  ["tel:+902428153050", null],
  ["https://events@pinarabay.example/", null],
  ["/contact", null],
])("%s leads to %s if the contact page has a form", (url, form) => {
  expect(enquiryLink(hotel, "/ru/к")(url)).toBe(form);
});

test("mail links are kept without desks or without a contact page in the language", () => {
  const mail = "mailto:events@pinarabay.example";
  expect(enquiryLink(hotel, undefined)(mail)).toBeNull();
  expect(enquiryLink({ ...hotel, enquiry: null }, "/contact")(mail)).toBeNull();
});
