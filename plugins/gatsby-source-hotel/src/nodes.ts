import type { NodeInput } from "gatsby";
import type { Locale } from "../../../src/config/locales";
import { encodePath } from "../../../src/config/paths";
import { type Layout, ROOMS_PARENT, VENUE_LAYOUT, VENUES_PARENT } from "../../../src/config/routes";
import { MENU_TYPES, type RoomCategory } from "./contract";
import { toHrefLangs, toLanguageOptions, type Translations } from "./languages";
import type { SiteLinks } from "./links";
import { type FoundPage, type FoundRoom, pageOf, type PageGroup, type SiteContent } from "./model";
import { createParts, type PictureUse, textOrNull } from "./node-parts";
import type { PictureFile } from "./pictures";
import { NODE_TYPES } from "./schema";

export interface NodeContext {
  locales: readonly Locale[];
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
  apiOrigin: string;
  createNodeId(name: string): string;
  createContentDigest(input: unknown): string;
}

export interface BuiltNodes {
  nodes: NodeInput[];
  /** The pictures that the nodes name, to be fetched and made into nodes. */
  pictures: PictureUse[];
}

const HOME = "/";
const ROOM_LAYOUT: Layout = "room-detail";

const ROOM_GROUPS: Record<RoomCategory, "room" | "suite"> = {
  "standart-room": "room",
  "family-room": "room",
  suite: "suite",
  "pool-house": "suite",
};

/** All nodes of the site but pictures and files: one for each entity and locale. */
export function buildNodes(content: SiteContent, context: NodeContext): BuiltNodes {
  const { locales, createNodeId } = context;
  const { groups } = content;
  const pictures = new Map<string, PictureUse>();
  const links = siteLinks(content, context.origins);
  const routePaths = (route: string) => pathsOf(groups.find((group) => group.route === route));
  const [home, venues, accommodation] = [
    routePaths(HOME),
    routePaths(VENUES_PARENT),
    routePaths(ROOMS_PARENT),
  ];

  const roomPaths = new Map<number, Map<Locale, string>>();
  for (const { answer, locale, path } of [...content.rooms.values()].flat()) {
    roomPaths.set(answer.id, new Map(roomPaths.get(answer.id)).set(locale, path));
  }

  const nodes = locales.flatMap((locale) => {
    const parts = createParts({ locale, links, pictures, apiOrigin: context.apiOrigin, createNodeId });
    const rooms = content.rooms.get(locale) ?? [];
    const menuIds = MENU_TYPES.map((type) => createNodeId(`menu-${type}-${locale}`));
    const roomId = ({ answer }: FoundRoom) => createNodeId(`room-${answer.id}-${locale}`);

    function pageNodes(group: PageGroup, { path, answer, categoryTemplate }: FoundPage): NodeInput[] {
      const translations = pathsOf(group);
      const isVenue = group.route === null && group.layout === VENUE_LAYOUT;
      const template = categoryTemplate && {
        id: createNodeId(`category-template-${answer.id}-${locale}`),
        fields: { locale, types: categoryTemplate.types.map(parts.templateType) },
      };
      const fields = {
        apiId: answer.id,
        locale,
        path,
        route: group.route,
        layout: group.layout,
        category: answer.category?.code ?? null,
        title: answer.title.trim(),
        metas: (answer.metas ?? []).map(parts.meta),
        contents: (answer.contents ?? []).map(parts.content),
        heroSlides: (answer.heroSlides ?? []).map(parts.slide),
        sliders: (answer.sliders ?? []).map(parts.slider),
        hrefLangs: toHrefLangs(translations, locales),
        languageOptions: toLanguageOptions(translations, isVenue ? [venues, home] : [home], locales),
        breadcrumbs: (answer.breadcrumbs ?? []).map(parts.breadcrumb),
        options: (answer.options ?? []).map(parts.option),
        categoryTemplate: template?.id ?? null,
        menus: menuIds,
        rooms: rooms.map(roomId),
      };
      const page = toNode(createNodeId(`page-${answer.id}-${locale}`), NODE_TYPES.page, fields, context);
      return template
        ? [page, toNode(template.id, NODE_TYPES.categoryTemplate, template.fields, context)]
        : [page];
    }

    function roomNode(room: FoundRoom): NodeInput {
      const { path, answer } = room;
      const translations = roomPaths.get(answer.id) ?? new Map();
      const group = ROOM_GROUPS[answer.category.code];
      const others = rooms.filter((other) => other !== room);
      const inGroup = (other: FoundRoom) => ROOM_GROUPS[other.answer.category.code] === group;
      const name = answer.name.trim();
      const parent = pageOf(groups, ROOMS_PARENT, locale);
      const parentUrl = parent ? encodePath(parent.path) : null;
      const parentCrumbs = (parent?.answer.breadcrumbs ?? []).map(parts.breadcrumb);
      const fields = {
        apiId: answer.id,
        locale,
        slug: answer.slug,
        path,
        url: encodePath(path),
        layout: ROOM_LAYOUT,
        name,
        category: answer.category.code,
        group,
        summary: textOrNull(answer.summary),
        content: parts.richText(answer.content),
        size: answer.size ?? null,
        adults: answer.capacity?.adults ?? null,
        children: answer.capacity?.children ?? null,
        bed: textOrNull(answer.bed),
        view: textOrNull(answer.view),
        features: (answer.features ?? [])
          .map((feature) => feature.trim())
          .filter((feature) => feature !== ""),
        plans: (answer.plans ?? []).map(parts.plan),
        sliders: (answer.sliders ?? []).map(parts.slider),
        metas: (answer.metas ?? []).map(parts.meta),
        hrefLangs: toHrefLangs(translations, locales),
        languageOptions: toLanguageOptions(translations, [accommodation, home], locales),
        breadcrumbs: [
          ...parentCrumbs.map(({ text, url, active }) => ({
            text,
            url: active ? parentUrl : url,
            active: false,
          })),
          { text: name, url: encodePath(path), active: true },
        ],
        menus: menuIds,
        otherRooms: [...others.filter(inGroup), ...others.filter((other) => !inGroup(other))].map(roomId),
      };
      return toNode(roomId(room), NODE_TYPES.room, fields, context);
    }

    const menus = MENU_TYPES.map((type) => {
      const items = (content.menus.get(locale) ?? [])
        .filter((menu) => menu.type === type)
        .flatMap((menu) => menu.items);
      const fields = { locale, type, items: parts.menuItems(items) };
      return toNode(createNodeId(`menu-${type}-${locale}`), NODE_TYPES.menu, fields, context);
    });

    const pages = groups.flatMap((group) => {
      const page = group.pages.get(locale);
      return page ? pageNodes(group, page) : [];
    });

    return [...menus, ...pages, ...rooms.map(roomNode)];
  });

  return { nodes, pictures: [...pictures.values()] };
}

/** A picture's node; its own size where the API gives none. */
export function buildPictureNode(
  { id, width, height, ...use }: PictureUse,
  file: (PictureFile & { id: string }) | null,
  context: Pick<NodeContext, "createContentDigest">,
): NodeInput {
  const given = width > 0 && height > 0;
  const size = given ? { width, height } : { width: file?.width ?? 0, height: file?.height ?? 0 };
  return toNode(id, NODE_TYPES.picture, { ...use, ...size, file: file?.id ?? null }, context);
}

function pathsOf(group: PageGroup | undefined): Translations {
  return new Map([...(group?.pages ?? [])].map(([locale, { path }]) => [locale, path]));
}

function siteLinks({ groups, rooms, aliases }: SiteContent, origins: readonly string[]): SiteLinks {
  const pages = groups.flatMap((group) => [...group.pages.values()]);
  const paths = new Set([...pages, ...[...rooms.values()].flat()].map(({ path }) => path));
  return { origins, pageAt: (path) => (paths.has(path) ? path : aliases.get(path)) };
}

function toNode(
  id: string,
  type: string,
  fields: Record<string, unknown>,
  { createContentDigest }: Pick<NodeContext, "createContentDigest">,
) {
  return {
    ...fields,
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  } satisfies NodeInput;
}
