import type { NodeInput } from "gatsby";
import { digitalSourceOf } from "../../../shared/ai-shares";
import { MENU_SECTIONS, MENUS, PAGE_CATEGORIES } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";
import { reservationLanguage } from "../../../model/hotel-file";
import { encodePath } from "../../../shared/paths";
import { COOKIES_PAGE, PRIVACY_PAGE, ROOMS_PARENT, VENUES_PARENT } from "../../../shared/routes";
import { askedPurposes } from "../../../shared/tags/tags";
import { MENU_TYPES } from "../../../content-api/contract";
import { siteLinks } from "../../../content-api/links";
import { menuProperty, type SiteContent } from "../../../content-api/model";
import { messagesOf } from "../../../languages/messages-of";
import { inOwnWords } from "../../../languages/own-messages";
import { enquiryLink } from "./enquiry-links";
import { ownMessagesOf } from "./hotel-nodes";
import { pathsIn, type Translations } from "./languages";
import type { LocaleContext, NodeContext } from "./node-context";
import { createParts, type PictureUse } from "./node-parts";
import { buildPageNodes } from "./page-nodes";
import type { PictureFile } from "./pictures";
import { buildRoomNode } from "./room-nodes";
import { NODE_TYPES } from "./schema";
import { consentMenuItem } from "./tag-notice";
import { toNode } from "./to-node";

const FILE_MESSAGES = messagesOf("files");
const DETAIL_MESSAGES = messagesOf("detail");
const ROOM_MESSAGES = messagesOf("rooms");

interface BuiltNodes {
  nodes: NodeInput[];
  /** Pictures referenced by the nodes, still to be fetched and turned into nodes. */
  pictures: PictureUse[];
  /** Addresses of films and captions to fetch. */
  films: string[];
  /** Site paths that are linked but don't exist; those links are dropped. */
  deadLinks: string[];
}

/** Builds all nodes of the site except pictures and files: one per entity and locale. */
export function buildNodes(content: SiteContent, context: NodeContext): BuiltNodes {
  const pictures = new Map<string, PictureUse>();
  const films = new Set<string>();
  const deadLinks = new Set<string>();
  const links = siteLinks(content, context.origins, (path) => deadLinks.add(path), context.documents);
  const parents = {
    home: pathsOfRoute(content, "/"),
    venues: pathsOfRoute(content, VENUES_PARENT),
    accommodation: pathsOfRoute(content, ROOMS_PARENT),
  };

  const nodes = context.locales.flatMap((locale) => {
    const { hotel } = context;
    const enquiries = hotel && enquiryLink(hotel, contactPath(content, locale));
    const said = content.facts.get(locale);
    const own = hotel ? ownMessagesOf(hotel, locale, said) : said?.messages;
    const messages = inOwnWords("detail", DETAIL_MESSAGES[locale], own);
    const parts = createParts({
      ...context,
      locale,
      links,
      pictures,
      films,
      messages,
      enquiryLink: enquiries,
      reservationLanguage: hotel && reservationLanguage(hotel, locale),
      timeZone: said?.timeZone ?? hotel?.timeZone,
    });
    const menusOf = (property: number) =>
      MENU_TYPES.map((type) => menuId(type, menuProperty(content, property, locale), locale, context));
    const traitNames = inOwnWords("rooms", ROOM_MESSAGES[locale], own).finder.trait;
    const local: LocaleContext = { ...context, locale, content, parts, traitNames, menusOf, parents };
    const pages = content.groups.flatMap((group) => {
      const page = group.pages.get(locale);
      return page ? buildPageNodes(group, page, local) : [];
    });
    const rooms = (content.rooms.get(locale) ?? []).map((room) => buildRoomNode(room, local));
    return [...buildMenuNodes(local), ...pages, ...rooms];
  });

  return { nodes, pictures: [...pictures.values()], films: [...films], deadLinks: [...deadLinks].sort() };
}

/** Builds a picture's node; uses the file's own size if the API gives none. */
export function buildPictureNode(
  { id, width, height, ai, ...use }: PictureUse,
  file: (PictureFile & { id: string }) | null,
  context: Pick<NodeContext, "createContentDigest">,
): NodeInput {
  const given = width > 0 && height > 0;
  const size = given ? { width, height } : { width: file?.width ?? 0, height: file?.height ?? 0 };
  const kind = file && isRaster(file) ? "raster" : "drawing";
  const files = { raster: null, drawing: null, [kind]: file?.id ?? null };
  const digitalSource = ai ? digitalSourceOf(ai) : (file?.digitalSource ?? null);
  const note = ai ? FILE_MESSAGES[use.locale].ai[ai] : null;
  return toNode(id, NODE_TYPES.picture, { ...use, ...size, ...files, digitalSource, note }, context);
}

/** True if gatsby-transformer-sharp makes an image node from this file. */
function isRaster({ path, width }: PictureFile): boolean {
  return width > 0 && /\.(jpe?g|png|webp|avif|tiff?)$/i.test(path);
}

function menuId(type: string, property: number, locale: Locale, { createNodeId }: NodeContext): string {
  return createNodeId(`menu-${property}-${type}-${locale}`);
}

/** Builds the menus of each property that has some in this language. */
function buildMenuNodes(context: LocaleContext): NodeInput[] {
  const { locale, content, parts, tags = [] } = context;
  const cookiesPath = pathsOfRoute(content, COOKIES_PAGE).get(locale);
  const settings =
    askedPurposes(tags).length > 0
      ? [{ apiId: 0, section: MENU_SECTIONS.legal, ...consentMenuItem(locale, cookiesPath) }]
      : [];
  const notice = pathsOfRoute(content, PRIVACY_PAGE).get(locale);
  return content.menus
    .filter((found) => found.locale === locale)
    .flatMap(({ property, menus }) =>
      MENU_TYPES.map((type) => {
        const items = parts.menuItems(
          menus.filter((menu) => menu.type === type).flatMap((menu) => menu.items),
        );
        const toNotice = items.find(({ url }) => notice !== undefined && url === encodePath(notice));
        const own = type === MENUS.footer ? settings : [];
        const fields = {
          locale,
          property,
          type,
          items: [...items, ...own],
          privacyUrl: toNotice?.url ?? null,
        };
        return toNode(menuId(type, property, locale, context), NODE_TYPES.menu, fields, context);
      }),
    );
}

function pathsOfRoute({ groups }: SiteContent, route: string): Translations {
  return pathsIn(groups.find((group) => group.route === route)?.pages.values() ?? []);
}

function contactPath({ groups }: SiteContent, locale: Locale): string | undefined {
  const pages = groups.map((group) => group.pages.get(locale));
  return pages.find((page) => page?.answer.category?.code === PAGE_CATEGORIES.contact)?.path;
}
