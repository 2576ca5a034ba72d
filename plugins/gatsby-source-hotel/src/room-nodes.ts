import type { NodeInput } from "gatsby";
import { encodePath } from "../../../shared/paths";
import { ROOM_FIELDS } from "../../../model/room";
import type { Layout } from "../../../shared/layouts";
import { ROOMS_PARENT } from "../../../shared/routes";
import { type FoundRoom, pageOf } from "../../../content-api/model";
import { roomTranslations } from "../../../content-api/room-translations";
import { pathsIn, toHrefLangs, toLanguageOptions } from "./languages";
import type { LocaleContext } from "./node-context";
import { NODE_TYPES } from "./schema";
import { roomId, toNode } from "./to-node";

const ROOM_LAYOUT: Layout = "room-detail";

/** Categories of suites; any other is a room. */
const SUITES: readonly string[] = ["suite", "pool-house"];

/** A room's node. Its parent in breadcrumbs and languages is the accommodation page. */
export function buildRoomNode(room: FoundRoom, context: LocaleContext): NodeInput {
  const { locale, locales, content, parts, menusOf, parents } = context;
  const { path, answer } = room;
  const url = encodePath(path);
  const name = parts.words(answer.name) ?? "";
  const translations = pathsIn(roomTranslations(room, content));
  const sliders = (answer.sliders ?? []).map(parts.slider);
  const slides = sliders.flatMap((slider) => slider.slides);

  const fields = {
    apiId: answer.id,
    locale,
    slug: answer.slug,
    path,
    url,
    layout: ROOM_LAYOUT,
    name,
    category: answer.category.code,
    group: groupOf(room),
    priceFrom: parts.priceFrom(answer.priceFrom),
    prices: (answer.prices ?? []).map(parts.prices),
    ...parts.fields(ROOM_FIELDS, answer),
    plans: (answer.plans ?? []).map(parts.plan),
    picture: slides.find(({ picture }) => picture !== null)?.picture ?? null,
    sliders,
    metas: (answer.metas ?? []).map(parts.meta),
    hrefLangs: toHrefLangs(translations, locales),
    languageOptions: toLanguageOptions(translations, [parents.accommodation, parents.home], locales),
    breadcrumbs: [...parentCrumbs(context), { text: name, url, active: true }],
    menus: menusOf(content.property),
    roomierRooms: roomierRooms(room, context).map((other) => roomId(other, context)),
    otherRooms: otherRooms(room, context).map((other) => roomId(other, context)),
  };
  return toNode(roomId(room, context), NODE_TYPES.room, fields, context);
}

function groupOf({ answer }: FoundRoom): "room" | "suite" {
  return SUITES.includes(answer.category.code) ? "suite" : "room";
}

/** As many as a room's page shows: a change to any other room leaves the page as it is. */
const OTHER_ROOMS = 3;

/** The first other rooms of the language, those of the same group before the rest. */
function otherRooms(room: FoundRoom, { locale, content }: LocaleContext): FoundRoom[] {
  const others = (content.rooms.get(locale) ?? []).filter((other) => other !== room);
  const inGroup = (other: FoundRoom) => groupOf(other) === groupOf(room);
  return [...others.filter(inGroup), ...others.filter((other) => !inGroup(other))].slice(0, OTHER_ROOMS);
}

/** Those that take more adults or more guests than a room does: where a party goes that it does not take. */
function roomierRooms({ answer }: FoundRoom, { locale, content }: LocaleContext): FoundRoom[] {
  const { capacity } = answer;
  if (!capacity) return [];
  const guests = ({ adults, children }: typeof capacity) => adults + (children ?? 0);
  return (content.rooms.get(locale) ?? []).filter(
    ({ answer: { capacity: other } }) =>
      other && (other.adults > capacity.adults || guests(other) > guests(capacity)),
  );
}

/** The accommodation page's breadcrumbs, none of them active: its own one becomes a link. */
function parentCrumbs({ locale, content, parts }: LocaleContext) {
  const parent = pageOf(content.groups, ROOMS_PARENT, locale);
  if (!parent) return [];
  const crumbs = (parent.answer.breadcrumbs ?? []).map(parts.breadcrumb);
  return crumbs.map(({ text, url, active }) => ({
    text,
    url: active ? encodePath(parent.path) : url,
    active: false,
  }));
}
