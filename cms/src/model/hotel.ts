import type { Field, GlobalConfig } from "payload";
import { globalChanged } from "../api/live";
import { alwaysPublic } from "../access/always-public";
import { draftsOnly } from "../access/drafts-only";
import { keepUntranslated } from "../access/keep-untranslated";
import { oneLanguage } from "../access/one-language";
import { editorsAndTranslatorsOfGlobal, signedIn } from "../access/roles";
import { LOCALES } from "../locales";
import { picture, plain, rows, words } from "./fields";

const DEFAULT = "default";
const hidden = { hidden: true };

export const Hotel: GlobalConfig = {
  slug: "hotel",
  label: "The hotel's facts",
  access: { read: signedIn, update: editorsAndTranslatorsOfGlobal, readVersions: signedIn },
  versions: { drafts: true, max: 30 },
  hooks: {
    beforeOperation: [draftsOnly, alwaysPublic, oneLanguage],
    beforeChange: [keepUntranslated],
    afterChange: [globalChanged],
  },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Name and address",
          fields: [
            plain("hotelName", "Name", { required: true }),
            plain("legalName", "Legal name", { required: true }),
            words("tagline", "Tagline", { max: 200 }),
            words("address", "Address", { required: true, max: 300 }),
            plain("mapsUrl", "Address of the map", { required: true }),
            {
              name: "geo",
              label: "Position",
              type: "group",
              fields: [
                {
                  type: "row",
                  fields: [
                    { name: "lat", label: "Latitude", type: "number", min: -90, max: 90 },
                    { name: "lng", label: "Longitude", type: "number", min: -180, max: 180 },
                  ],
                },
              ],
            },
            {
              name: "holding",
              label: "Company",
              type: "group",
              fields: [
                plain("name", "Name"),
                plain("url", "Address"),
                plain("logoText", "Name on the logo"),
                picture("logo", "Logo"),
              ],
            },
          ],
        },
        {
          label: "Contact",
          fields: [
            { name: "phone", label: "Main phone", type: "group", fields: phone() },
            rows("drawerPhones", "Phone in the drawer", "Phone", [
              {
                name: "language",
                label: "Language",
                type: "select",
                required: true,
                options: [
                  ...LOCALES.map((value) => ({ value, label: value.toUpperCase() })),
                  { value: DEFAULT, label: "All others" },
                ],
              },
              ...phone(),
            ]),
            { name: "email", label: "Email", type: "email", required: true },
            plain("reservationUrl", "Address of the reservations", { required: true }),
            rows("social", "Social networks", "Network", [
              plain("network", "Network", { required: true, help: "instagram, facebook, x, vk or youtube" }),
              plain("url", "Address", { required: true }),
            ]),
          ],
        },
        {
          label: "House",
          fields: [
            { name: "starRating", label: "Stars", type: "number", min: 1, max: 5 },
            {
              type: "row",
              fields: [
                plain("checkIn", "Check-in from", { help: "14:00" }),
                plain("checkOut", "Check-out until", { help: "12:00" }),
              ],
            },
            rows("amenities", "Amenities", "Amenity", [words("text", "Amenity", { max: 200 })]),
            rows("languagesSpoken", "Languages spoken", "Language", [words("text", "Language", { max: 60 })]),
          ],
        },
        {
          label: "Brand",
          fields: [
            {
              name: "logo",
              label: "Logo",
              type: "group",
              fields: [picture("light", "On dark"), picture("colour", "In colour")],
            },
            picture("icon", "Icon"),
            picture("chart", "Chart of the coast"),
            picture("directionsMap", "Map of the directions"),
            {
              name: "colours",
              label: "The browser's own surfaces",
              type: "group",
              fields: [plain("theme", "Theme", { help: "#1D4F46" }), plain("background", "Background")],
            },
            {
              name: "credit",
              label: "Who made the site",
              type: "group",
              fields: [words("text", "Words", { max: 120 }), plain("url", "Address")],
            },
          ],
        },
      ],
    },
    // Kept for the way back: property ids, fields of later versions, the brand's tokens.
    { name: "rest", type: "json", admin: hidden },
    { name: "tokens", type: "json", admin: hidden },
  ],
};

function phone(): Field[] {
  return [
    plain("label", "As it is written"),
    {
      name: "tel",
      label: "As it is dialled",
      type: "text",
      hasMany: false,
      admin: { description: "+902421234567" },
      validate: (value: string | null | undefined) =>
        !value || /^\+\d{8,15}$/.test(value) || "+ and 8 to 15 digits, such as +902421234567.",
    },
  ];
}
