import { graphql, type PageProps } from "gatsby";
import type { PropsWithChildren } from "react";
import { SiteChrome } from "../chrome/SiteChrome";
import { PAGE_CATEGORIES } from "../../shared/content-keys";
import type { Layout } from "../../shared/layouts";
import { hasLeadPicture } from "../sections/heads/lead";
import type { PageContext } from "./page-data";

/** Query result shared by all layouts but the error page's; a page without a query has none. */
interface FrameData {
  hotel?: Queries.SiteChromeHotelFragment | null;
  page?: Queries.FramedPageFragment | null;
  room?: (Queries.SiteChromeDocumentFragment & Pick<Queries.BookedRoomFragment, "apiId">) | null;
}

/**
 * The frame that stays mounted while a visitor navigates within one language; gatsby-plugin-layout wraps each page
 * in it. The error page, whose language is known only in the browser, has its own.
 */
export default function PageFrame({
  data,
  pageContext,
  children,
}: PropsWithChildren<Pick<PageProps<FrameData | undefined, PageContext>, "data" | "pageContext">>) {
  const { hotel, page, room } = data ?? {};
  const framed = page ?? room;
  if (!hotel || !framed) return children;
  return (
    <SiteChrome
      key={pageContext.language}
      hotel={hotel}
      page={framed}
      room={room?.apiId}
      locale={pageContext.language}
      navbar={page ? navbarOf(page) : "solid"}
    >
      {children}
    </SiteChrome>
  );
}

/** Pages with a split head have a solid band beside their picture. */
const BANDED: Layout = "detail-pages-exclusive";

function navbarOf(page: Queries.FramedPageFragment) {
  if (!hasLeadPicture(page) || page.category === PAGE_CATEGORIES.legal) return "solid";
  return page.layout === BANDED ? "band" : "overlay";
}

export const query = graphql`
  fragment FramedPage on HotelPage {
    category
    layout
    ...Lead
    ...SiteChromeDocument
  }
`;
