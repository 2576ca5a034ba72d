import type { Field, TextField, UploadField } from "payload";
import { number } from "yup";
import { isDateFormat } from "../../../shared/date-format";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";
import { isLink, starRating, takesParameters } from "../../../shared/hotel-fields";
import { HOTEL_FACTS, HOTEL_MARKS, RESERVATION_EXTRAS } from "../../../model/hotel";
import { PHONE_NUMBER } from "../../../shared/phone-number";
import { fieldsOf } from "../../../shared/record";
import { SOCIAL_NETWORKS } from "../../../shared/social-networks";
import { type FieldTexts, helpOf, labelOf, languageOptions, textsOf } from "../texts";
import type { Environment } from "../environment";
import { brandColours } from "./brand-colours";
import { hourFault, parameterFault, picture, plain, rows, words } from "./fields";
import { figure } from "./figures";
import { glossary } from "./glossary";
import { hotelSettings } from "./hotel-settings";
import { modelFields } from "./model-fields";
import { openingHours } from "./opening-hours";
import { siteMessages } from "./site-messages";
import { translatedGlobal } from "./translated-global";

const DEFAULT = "default";

const facts = (tab: "name" | "contact" | "house") => modelFields(HOTEL_FACTS, (all) => all.hotel, tab);

const whatsApp: FieldTexts = ({ hotel }) => hotel.whatsApp;
const reservation: FieldTexts = ({ hotel }) => hotel.reservation;

/** The site's own facts, stored in the hotel file. */
export const hotel = ({ hotelFile }: Pick<Environment, "hotelFile">) =>
  translatedGlobal({
    slug: "hotel",
    label: textsOf(({ hotel }) => hotel.label),
    isScheduled: false,
    fields: [
      {
        type: "tabs",
        tabs: [
          {
            label: textsOf(({ hotel }) => hotel.tabName),
            fields: [
              plain("hotelName", ({ common }) => common.name, { required: true }),
              plain("legalName", ({ hotel }) => hotel.legalName, { required: true }),
              ...facts("name"),
              words("address", ({ common }) => common.address, { required: true, max: 300 }),
              plain("mapsUrl", ({ hotel }) => hotel.mapsUrl, { required: true, faultOf: linkFault }),
              {
                name: "geo",
                label: labelOf(({ hotel }) => hotel.geo),
                type: "group",
                fields: [
                  {
                    type: "row",
                    fields: [
                      figure("lat", ({ hotel }) => hotel.lat, number(), { min: -90, max: 90 }),
                      figure("lng", ({ hotel }) => hotel.lng, number(), { min: -180, max: 180 }),
                    ],
                  },
                ],
              },
              {
                name: "holding",
                label: labelOf(({ hotel }) => hotel.holding),
                type: "group",
                fields: [
                  plain("name", ({ common }) => common.name),
                  plain("url", ({ common }) => common.address, { faultOf: linkFault }),
                  plain("logoText", ({ hotel }) => hotel.logoText),
                  mark("logo", ({ common }) => common.logo),
                ],
              },
            ],
          },
          {
            label: textsOf(({ hotel }) => hotel.tabContact),
            fields: [
              { name: "phone", label: labelOf(({ hotel }) => hotel.phone), type: "group", fields: phone() },
              rows(
                "drawerPhones",
                ({ hotel }) => hotel.drawerPhones,
                [
                  {
                    name: "language",
                    label: labelOf(({ hotel }) => hotel.language),
                    type: "select",
                    required: true,
                    options: [
                      ...languageOptions(),
                      { value: DEFAULT, label: labelOf(({ hotel }) => hotel.allOthers) },
                    ],
                  },
                  ...phone(),
                ],
                "/src/admin/contact-labels#PhoneLabel",
              ),
              { name: "email", label: labelOf(({ hotel }) => hotel.email), type: "email", required: true },
              {
                name: "whatsApp",
                label: labelOf(whatsApp),
                type: "group",
                admin: { description: helpOf(whatsApp) },
                fields: [
                  telephone(),
                  {
                    type: "row",
                    fields: [
                      plain("from", ({ hotel }) => hotel.from, { faultOf: hourFault }),
                      plain("to", ({ hotel }) => hotel.to, { faultOf: hourFault }),
                    ],
                  },
                ],
              },
              ...facts("contact"),
              {
                name: "confirmsByMail",
                label: labelOf(({ hotel }) => hotel.confirmsByMail),
                type: "checkbox",
                defaultValue: false,
              },
              rows(
                "social",
                ({ hotel }) => hotel.social,
                [
                  network(),
                  plain("url", ({ common }) => common.address, { required: true, faultOf: linkFault }),
                ],
                "/src/admin/contact-labels#NetworkLabel",
              ),
            ],
          },
          { label: textsOf(({ hotel }) => hotel.tabHours), fields: [openingHours()] },
          {
            label: textsOf(({ hotel }) => hotel.tabReservations),
            fields: [
              plain("reservationUrl", ({ hotel }) => hotel.reservationUrl, {
                required: true,
                faultOf: reservationFault,
              }),
              {
                name: "reservation",
                label: labelOf(reservation),
                type: "group",
                admin: { description: helpOf(reservation) },
                fields: [
                  {
                    type: "row",
                    fields: [parameter("arrival"), parameter("departure")],
                  },
                  ...modelFields(RESERVATION_EXTRAS, (all) => all.hotel, "reservation"),
                  plain("dateFormat", ({ hotel }) => hotel.dateFormat, {
                    faultOf: (value, { hotel }) => (isDateFormat(value) ? undefined : hotel.dateFormat),
                  }),
                ],
              },
            ],
          },
          {
            label: textsOf(({ hotel }) => hotel.tabHouse),
            fields: [
              figure("starRating", ({ hotel }) => hotel.starRating, starRating(), { min: 1, max: 5 }),
              ...facts("house"),
            ],
          },
          {
            label: textsOf(({ hotel }) => hotel.tabBrand),
            fields: [
              {
                name: "logo",
                label: labelOf(({ common }) => common.logo),
                type: "group",
                fields: [
                  mark("light", ({ hotel }) => hotel.logoLight),
                  mark("colour", ({ hotel }) => hotel.logoColour),
                ],
              },
              ...modelFields(HOTEL_MARKS, (all) => all.hotel, "brand"),
              mark("directionsMaps", ({ hotel }) => hotel.directionsMaps, { localized: true }),
              {
                name: "colours",
                label: labelOf(({ hotel }) => hotel.colours),
                type: "group",
                fields: [
                  plain("theme", ({ hotel }) => hotel.theme),
                  plain("background", ({ hotel }) => hotel.background),
                ],
              },
              brandColours(hotelFile !== undefined),
              {
                name: "credit",
                label: labelOf(({ hotel }) => hotel.credit),
                type: "group",
                fields: [
                  words("text", ({ hotel }) => hotel.creditWords, { max: 120 }),
                  plain("url", ({ common }) => common.address, { faultOf: linkFault }),
                ],
              },
            ],
          },
          {
            label: textsOf(({ hotel }) => hotel.tabMessages),
            fields: [siteMessages(hotelFile !== undefined)],
          },
          { label: textsOf(({ hotel }) => hotel.tabTranslation), fields: [glossary()] },
        ],
      },
    ],
    hidden: [hotelSettings()],
  });

/** A picture without alternative text: the text next to it says what it shows, or the site names it. */
function mark(name: string, texts: FieldTexts, options: { localized?: boolean } = {}): UploadField {
  return picture(name, texts, { ...options, isSilent: true });
}

function linkFault(value: string, { hotel }: EditorChecks): string | undefined {
  return isLink(value) ? undefined : hotel.link;
}

function phone(): Field[] {
  return [plain("label", ({ hotel }) => hotel.phoneLabel, { required: true }), telephone({ required: true })];
}

function telephone({ required = false } = {}): TextField {
  return plain("tel", ({ hotel }) => hotel.tel, {
    required,
    faultOf: (value, { hotel }) => (PHONE_NUMBER.test(value) ? undefined : hotel.tel),
  });
}

/** Chosen by name, but stored as text: the list of networks is no type of the database. */
function network(): TextField {
  const field = plain("network", ({ hotel }) => hotel.network, { required: true, faultOf: networkFault });
  return { ...field, admin: { components: { Field: "/src/admin/network-field#NetworkField" } } };
}

function networkFault(value: string, { hotel }: EditorChecks): string | undefined {
  return SOCIAL_NETWORKS.some((network) => network === value)
    ? undefined
    : fillMessage(hotel.network, { networks: SOCIAL_NETWORKS.join(", ") });
}

/** Dates and guests can only be added to a web URL. */
function reservationFault(value: string, checks: EditorChecks, document: unknown): string | undefined {
  const { arrival, departure } = fieldsOf(fieldsOf(document).reservation);
  const isTooLittle = arrival && departure && !takesParameters(value);
  return linkFault(value, checks) ?? (isTooLittle ? checks.hotel.parameters : undefined);
}

/** Name of a URL parameter of the reservation site. */
function parameter(name: "arrival" | "departure"): TextField {
  return plain(name, ({ hotel }) => hotel[name], { faultOf: parameterFault });
}
