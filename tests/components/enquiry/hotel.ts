/** A hotel with desks for enquiries. */
export const ENQUIRY_HOTEL = {
  locale: "en",
  enquiryKinds: ["wedding", "other"],
  enquiryWords: [],
  enquiryConsent: null,
  newsletterPropertyId: "1",
  email: "desk@example.com",
  phone: { label: "+49 30 555 01", tel: "+493055501" },
  timeZone: null,
  whatsApp: null,
  telegram: null,
};
