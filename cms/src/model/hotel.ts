import type { Field, GlobalConfig, TextField } from "payload";
import { globalChanged } from "../live/live";
import { alwaysPublic } from "../access/always-public";
import { draftsOnly } from "../access/drafts-only";
import { keepUntranslated } from "../access/keep-untranslated";
import { oneLanguage } from "../access/one-language";
import { editorsAndTranslatorsOfGlobal, signedIn } from "../access/roles";
import { isDateFormat } from "../../../shared/date-format";
import { LOCALES } from "../../../shared/locales";
import { isTimeZone } from "../../../shared/time-zone";
import { picture, plain, rows, words } from "./fields";

const DEFAULT = "default";
const hidden = { hidden: true };

/** The site's own facts, which the hotel file holds. */
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
            {
              name: "whatsApp",
              label: "WhatsApp",
              type: "group",
              admin: {
                description:
                  "A chat beside rooms, on contact and occasions; without a number none is offered.",
              },
              fields: [
                telephone(),
                {
                  type: "row",
                  fields: [
                    plain("from", "Desk answers from", {
                      help: "08:00, in the hotel's time",
                      faultOf: hourFault,
                    }),
                    plain("to", "Until", { help: "22:00", faultOf: hourFault }),
                  ],
                },
              ],
            },
            {
              name: "confirmsByMail",
              label: "Signups to the newsletter are confirmed by mail",
              type: "checkbox",
              defaultValue: false,
            },
            rows("social", "Social networks", "Network", [
              plain("network", "Network", { required: true, help: "instagram, facebook, x, vk or youtube" }),
              plain("url", "Address", { required: true }),
            ]),
          ],
        },
        {
          label: "Reservations",
          fields: [
            plain("reservationUrl", "Address of the reservations", { required: true }),
            {
              name: "reservation",
              label: "What the reservation site takes from an address",
              type: "group",
              admin: {
                description:
                  "The names that it gives to them. With arrival and departure the site asks for dates and guests; without, a plain link leads there.",
              },
              fields: [
                {
                  type: "row",
                  fields: [parameter("arrival", "Arrival"), parameter("departure", "Departure")],
                },
                {
                  type: "row",
                  fields: [
                    parameter("adults", "Adults"),
                    parameter("children", "Children"),
                    parameter("room", "Room's number"),
                  ],
                },
                plain("dateFormat", "Form of the dates", {
                  help: "YYYY, MM and DD once each, such as DD.MM.YYYY. Empty: YYYY-MM-DD.",
                  faultOf: (value) =>
                    isDateFormat(value) ? undefined : "Name YYYY, MM and DD once each, such as DD.MM.YYYY.",
                }),
              ],
            },
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
            plain("timeZone", "Time zone", {
              help: "Europe/Istanbul. With it the site shows the present time at the hotel.",
              faultOf: (value) =>
                isTimeZone(value) ? undefined : "Name a time zone, such as Europe/Istanbul.",
            }),
            words("clockLabel", "Words before the time", { max: 60 }),
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
            picture("directionsMaps", "Map of the directions in this language", {
              localized: true,
              help: "The same chart with its names in this language.",
            }),
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
  return [plain("label", "As it is written"), telephone()];
}

function telephone(): TextField {
  return plain("tel", "As it is dialled", {
    help: "+902421234567",
    faultOf: (value) =>
      /^\+\d{8,15}$/.test(value) ? undefined : "+ and 8 to 15 digits, such as +902421234567.",
  });
}

/** A name that the reservation site gives to something in an address. */
function parameter(name: string, label: string): TextField {
  return plain(name, label, {
    faultOf: (value) => (/^[^\s&=?#]+$/.test(value) ? undefined : "A name without spaces, such as checkin."),
  });
}

function hourFault(value: string): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : "An hour such as 08:00.";
}
