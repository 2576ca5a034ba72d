import {
  type AnyObject,
  array,
  type InferType,
  type ISchema,
  number,
  object,
  type ObjectShape,
  string,
} from "yup";
import { PRICE_UNITS, ROOM_CATEGORIES } from "../../content-api/contract";
import { ROOM_TRAITS } from "../../shared/room-traits";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../shared/locales";
import { SLUG_PATTERN, splitPath } from "../../shared/paths";
import { reservedName } from "../../shared/reserved-names";
import { localised, localisedHtml, localisedText } from "./leaf";
import { scheduleFields } from "./schedule";

/** What a file may refer to: `page:` and `room:` keys, and the names of usable pictures. */
export interface Known {
  targets: ReadonlySet<string>;
  pictures: { has(name: string): boolean };
}

const ABSOLUTE_TARGET = /^(https:\/\/[^\s/]+\S*|tel:\+\d{8,15}|mailto:\S+@\S+\.\S+)$/;

/**
 * The on-disk format of pages, rooms and menus, read in one language: localised leaves become strings.
 * `content/README.md` describes it for editors.
 */
export function formats(locale: Locale, { targets, pictures }: Known) {
  const isTarget = (url: string) => targets.has(url) || ABSOLUTE_TARGET.test(url);
  const isPicture = (name: string) => pictures.has(name);

  const text = () => localisedText(locale);
  const html = () => localisedHtml(locale, isTarget, isPicture);
  const target = () =>
    requiredString().test(
      "target",
      "must be page:<key> or room:<key> of an existing file, or start with https:, tel:+ or mailto:",
      (url) => url === undefined || isTarget(url),
    );
  const picture = () =>
    plainString().test(
      "picture",
      ({ value }) => `no such picture in media/, or it is missing from media/manifest.json: ${String(value)}`,
      (name) => name === undefined || isPicture(name),
    );

  const link = () => optionalShape({ url: target(), text: text().defined(REQUIRED) });
  const metas = () => list(shape({ name: requiredString(), content: text().defined(REQUIRED) }));
  const priceFrom = () =>
    optionalShape({
      amount: positive().required(REQUIRED),
      currency: requiredString().matches(/^[A-Z]{3}$/, "must be an ISO 4217 code, such as EUR"),
      per: requiredString().oneOf(PRICE_UNITS, `must be one of ${PRICE_UNITS.join(", ")}`),
      note: text(),
    });
  const slide = () =>
    shape({
      file: picture().required(REQUIRED),
      title: text(),
      content: html(),
      link: link(),
      priceFrom: priceFrom(),
    });
  const sliders = () =>
    list(
      shape({
        key: requiredString(),
        content: html(),
        slides: filledList(slide()),
      }),
    );

  return {
    page: shape({
      id: id(),
      ...scheduleFields,
      category: plainString(),
      url: localised(locale)
        .defined(REQUIRED)
        .test(
          "path",
          ({ value }) => `is not a path in ${locale}: ${String(value)}`,
          (url) => isPagePath(url, locale),
        )
        .test("reserved", RESERVED, (url) => reservedName(url ?? "/", LOCALES) === undefined),
      title: text().defined(REQUIRED),
      breadcrumb: text(),
      priceFrom: priceFrom(),
      metas: metas(),
      heroSlides: list(slide()),
      contents: list(
        shape({
          key: requiredString(),
          title: text(),
          subtitle: text(),
          content: html(),
          file: picture(),
          link: link(),
        }),
      ),
      sliders: sliders(),
      breadcrumbs: list(target()),
      options: list(shape({ key: requiredString(), value: plainString(), file: picture() })),
      template: optionalShape({
        types: filledList(
          shape({
            id: id(),
            subtitle: requiredString(),
            title: text(),
            content: html(),
            file: picture(),
            link: link(),
          }),
        ),
      }),
    }),

    room: shape({
      id: id(),
      ...scheduleFields,
      slug: localised(locale)
        .defined(REQUIRED)
        .matches(SLUG_PATTERN, ({ value }) => `is not a slug in ${locale}: ${String(value)}`)
        .matches(/\D/, `of digits only would be read as an id (in ${locale})`)
        .test("reserved", RESERVED, (slug) => reservedName(`/rooms/${slug ?? ""}`, LOCALES) === undefined),
      category: requiredString().oneOf(ROOM_CATEGORIES, `must be one of ${ROOM_CATEGORIES.join(", ")}`),
      name: text().defined(REQUIRED),
      priceFrom: priceFrom(),
      summary: text(),
      content: html(),
      size: positive(),
      capacity: optionalShape({ adults: positive().integer(INTEGER).required(REQUIRED), children: count() }),
      bed: text(),
      view: text(),
      traits: list(requiredString().oneOf(ROOM_TRAITS, `must be one of ${ROOM_TRAITS.join(", ")}`)),
      features: list(text().defined(REQUIRED)),
      plans: list(shape({ title: text(), file: picture().required(REQUIRED) })),
      sliders: sliders(),
      metas: metas(),
    }),

    menus: shape({ header: menu(), footer: menu() }),
  };

  function menu() {
    return list(
      shape({ id: id(), section: requiredString(), url: target(), text: text().defined(REQUIRED) }),
    ).required(REQUIRED);
  }
}

/** `media/manifest.json` in one language: sizes in pixels (an SVG brings its own) and alternative texts. */
export function manifestFormat(locale: Locale) {
  return filledList(
    shape({
      file: requiredString(),
      width: positive().integer(INTEGER),
      height: positive().integer(INTEGER),
      subject: plainString(),
      alt: localisedText(locale).defined(REQUIRED),
    }),
  );
}

export type PageFile = InferType<ReturnType<typeof formats>["page"]>;
export type RoomFile = InferType<ReturnType<typeof formats>["room"]>;
export type MenusFile = InferType<ReturnType<typeof formats>["menus"]>;
export type ManifestFile = InferType<ReturnType<typeof manifestFormat>>;
export type SlideFile = NonNullable<PageFile["heroSlides"]>[number];
export type SliderFile = NonNullable<PageFile["sliders"]>[number];
export type LinkFile = NonNullable<SlideFile["link"]>;

const RESERVED = ({ value }: { value?: unknown }) =>
  `has a name that the site keeps for itself: ${String(value)}`;
const REQUIRED = "is missing";
const INTEGER = "must be a whole number";

function plainString() {
  return string().strict(true).typeError("must be a text").min(1, "must not be empty");
}

function requiredString() {
  return plainString().required(REQUIRED);
}

function positive() {
  return number().strict(true).typeError("must be a number").positive("must be more than 0");
}

function count() {
  return number().strict(true).typeError("must be a number").integer(INTEGER).min(0, "must not be negative");
}

function id() {
  return positive().integer(INTEGER).required(REQUIRED);
}

/** An object without fields beyond the named ones, so that a misspelt field is not lost in silence. */
function optionalShape<Fields extends ObjectShape>(fields: Fields) {
  return object(fields)
    .default(undefined)
    .optional()
    .typeError("must be an object")
    .exact(({ properties }: { properties?: string }) => `unknown field: ${properties ?? ""}`);
}

function shape<Fields extends ObjectShape>(fields: Fields) {
  return optionalShape(fields).required(REQUIRED);
}

function list<Item>(item: ISchema<Item, AnyObject>) {
  return array(item).typeError("must be a list");
}

function filledList<Item>(item: ISchema<Item, AnyObject>) {
  return list(item).required(REQUIRED).min(1, "must not be empty");
}

function isPagePath(url: string | undefined, locale: Locale): boolean {
  if (url === undefined) return true;
  const path = splitPath(url);
  if (path.locale !== locale || path.prefixed !== (locale !== DEFAULT_LOCALE)) return false;
  const segments = path.rest.split("/").slice(1);
  return path.rest === "/"
    ? url === "/" || !url.endsWith("/")
    : segments.every((part) => SLUG_PATTERN.test(part));
}
