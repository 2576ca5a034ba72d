import type { NodeInput } from "gatsby";
import { CONTENT_KEYS, PAGE_OPTIONS } from "../../../shared/content-keys";
import { FILM_LAYOUT, VENUE_LAYOUT } from "../../../shared/layouts";
import { COOKIES_PAGE } from "../../../shared/routes";
import type { ApiCategoryTemplate } from "../../../content-api/contract";
import type { FoundPage, FoundRoom, PageGroup } from "../../../content-api/model";
import { pathsIn, toHrefLangs, toLanguageOptions } from "./languages";
import { withHeadFocal } from "./head-focal";
import type { LocaleContext } from "./node-context";
import { contactPoints, withDeskHours } from "./contact-points";
import { openingHoursOf, openingHoursSpecification, withOpeningHours } from "./opening-hours";
import { NODE_TYPES } from "./schema";
import { takeRoomSlides } from "./room-slides";
import { tagNotice } from "./tag-notice";
import { pageId, roomId, toNode } from "./to-node";

/** Builds a page's node, and its category template's if it has one. */
export function buildPageNodes(group: PageGroup, page: FoundPage, context: LocaleContext): NodeInput[] {
  const { locale, locales, content, parts, menusOf, parents, tags = [] } = context;
  const { path } = page;
  const answer = withHeadFocal(page.answer);
  const translations = pathsIn(group.pages.values());
  const isVenue = group.route === null && group.layout === VENUE_LAYOUT;
  const rooms = content.rooms.get(locale) ?? [];

  const notices = group.route === COOKIES_PAGE && tags.length > 0 ? [tagNotice(tags, locale, path)] : [];
  const hours = openingHoursOf(group, context);
  const desks = withDeskHours(page.categoryTemplate?.types ?? [], hours, locale);
  const template = page.categoryTemplate && buildTemplateNode(desks.types, answer.id, context);
  const contents = parts.contents([
    ...withOpeningHours(answer.contents ?? [], desks.otherHours, locale),
    ...notices,
  ]);
  const heroSlides = parts.heroSlides(answer.heroSlides ?? []);
  const options = (answer.options ?? []).map(parts.option);
  const leads = [
    options.find(({ key }) => key === PAGE_OPTIONS.headerImage),
    contents.find(({ key }) => key.startsWith(CONTENT_KEYS.hero)),
    heroSlides[0],
  ];

  const fields = {
    apiId: answer.id,
    locale,
    path,
    route: group.route,
    layout: group.layout,
    category: answer.category?.code ?? null,
    type: answer.type,
    title: parts.words(answer.title) ?? "",
    priceFrom: parts.priceFrom(answer.priceFrom),
    metas: (answer.metas ?? []).map(parts.meta),
    contents,
    questions: contents.flatMap(({ key, title, content }) =>
      key.startsWith(CONTENT_KEYS.faq) && title && content ? [{ question: title, answer: content.text }] : [],
    ),
    films: group.layout === FILM_LAYOUT ? listedFilms(contents) : [],
    heroSlides,
    openingHours: isVenue && hours.length > 0 ? hours.map(openingHoursSpecification) : null,
    contactPoints: contactPoints(desks.types, hours),
    leadPicture: leads.find((lead) => lead?.picture)?.picture ?? null,
    ...takeRoomSlides((answer.sliders ?? []).map(parts.slider), group.layout, rooms, context),
    hrefLangs: toHrefLangs(translations, locales),
    languageOptions: toLanguageOptions(
      translations,
      isVenue ? [parents.venues, parents.home] : [parents.home],
      locales,
    ),
    breadcrumbs: (answer.breadcrumbs ?? []).map(parts.breadcrumb),
    options,
    categoryTemplate: template?.id ?? null,
    menus: menusOf(answer.property.id),
    rooms: rooms.map((room) => roomId(room, context)),
    variedRooms: variedRooms(rooms).map((room) => roomId(room, context)),
  };
  const node = toNode(pageId(page, context), NODE_TYPES.page, fields, context);
  return template ? [node, template] : [node];
}

/** Films for structured data: only those with a title, a poster and an upload date. */
function listedFilms(contents: ReturnType<LocaleContext["parts"]["contents"]>) {
  return contents.flatMap(({ title, content, picture, film }) =>
    title && picture && film?.uploaded
      ? [{ title, description: content?.text || title, picture, ...film }]
      : [],
  );
}

/** Orders rooms so that the first few show the range on offer: one of each category, then the rest. */
function variedRooms(rooms: readonly FoundRoom[]): FoundRoom[] {
  const categoryOf = ({ answer }: FoundRoom) => answer.category.code;
  const firsts = rooms.filter(
    (room, index) => rooms.findIndex((other) => categoryOf(other) === categoryOf(room)) === index,
  );
  return [...firsts, ...rooms.filter((room) => !firsts.includes(room))];
}

function buildTemplateNode(
  types: ApiCategoryTemplate["types"],
  pageId: number,
  context: LocaleContext,
): NodeInput {
  const { locale, parts, createNodeId } = context;
  const id = createNodeId(`category-template-${pageId}-${locale}`);
  return toNode(id, NODE_TYPES.categoryTemplate, { locale, types: types.map(parts.templateType) }, context);
}
