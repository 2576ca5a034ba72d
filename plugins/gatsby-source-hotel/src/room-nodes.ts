import type { NodeInput } from "gatsby";
import { encodePath } from "../../../shared/paths";
import { ROOM_FIELDS } from "../../../model/room";
import type { Layout } from "../../../shared/layouts";
import { isRoomTrait } from "../../../shared/room-traits";
import { ROOMS_PARENT } from "../../../shared/routes";
import { type FoundRoom, pageOf } from "../../../content-api/model";
import { roomTranslations } from "../../../content-api/room-translations";
import { pathsIn, toHrefLangs, toLanguageOptions } from "./languages";
import type { LocaleContext } from "./node-context";
import { NODE_TYPES } from "./schema";
import { roomId, toNode } from "./to-node";

const ROOM_LAYOUT: Layout = "room-detail";

/** Categories of suites; all others are rooms. */
const SUITES: readonly string[] = ["suite", "pool-house"];

/** Builds a room's node. Breadcrumbs and language options use the accommodation page as its parent. */
export function buildRoomNode(room: FoundRoom, context: LocaleContext): NodeInput {
  const { locale, locales, content, parts, traitNames, menusOf, parents } = context;
  const { path, answer } = room;
  const url = encodePath(path);
  const name = parts.words(answer.name) ?? "";
  const translations = pathsIn(roomTranslations(room, content));
  const sliders = (answer.sliders ?? []).map(parts.slider);
  const described = parts.fields(ROOM_FIELDS, answer);
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
    priceFrom: parts.priceFrom(answer.priceFrom, answer.prices),
    prices: (answer.prices ?? []).map(parts.prices),
    ...described,
    traitNames: described.traits.filter(isRoomTrait).map((trait) => traitNames[trait]),
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

/** As many as a room's page shows, so that changes to other rooms don't rebuild the page. */
const OTHER_ROOMS = 3;

/** The first other rooms in this language, same group first. */
function otherRooms(room: FoundRoom, { locale, content }: LocaleContext): FoundRoom[] {
  const others = (content.rooms.get(locale) ?? []).filter((other) => other !== room);
  const inGroup = (other: FoundRoom) => groupOf(other) === groupOf(room);
  return [...others.filter(inGroup), ...others.filter((other) => !inGroup(other))].slice(0, OTHER_ROOMS);
}

/** Rooms that take more adults or more guests than this one, for parties that are too large for it. */
function roomierRooms({ answer }: FoundRoom, { locale, content }: LocaleContext): FoundRoom[] {
  const { capacity } = answer;
  if (!capacity) return [];
  const guests = ({ adults, children }: typeof capacity) => adults + (children ?? 0);
  return (content.rooms.get(locale) ?? []).filter(
    ({ answer: { capacity: other } }) =>
      other && (other.adults > capacity.adults || guests(other) > guests(capacity)),
  );
}

/** Breadcrumbs of the accommodation page, all inactive; its own becomes a link. */
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
