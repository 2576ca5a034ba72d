import { graphql, type PageProps } from "gatsby";
import { SiteChrome } from "../chrome/SiteChrome";
import { PAGE_CATEGORIES } from "../../shared/content-keys";
import type { Layout } from "../../shared/layouts";
import { hasLeadPicture } from "../sections/lead";
import type { PageContext } from "./page-data";

/** What the queries of all layouts but the error page's answer; a page without a query has none. */
interface FrameData {
  hotel?: Queries.SiteChromeHotelFragment | null;
  page?: Queries.FramedPageFragment | null;
  room?: Queries.SiteChromeDocumentFragment | null;
}

/**
 * What stays in place while a visitor goes from page to page of one language; gatsby-plugin-layout puts it around each.
 * The error page, whose language is known in the browser only, brings its own.
 */
export default function PageFrame({
  data,
  pageContext,
  children,
}: PageProps<FrameData | undefined, PageContext>) {
  const { hotel, page, room } = data ?? {};
  const framed = page ?? room;
  if (!hotel || !framed) return children;
  return (
    <SiteChrome
      key={pageContext.language}
      hotel={hotel}
      page={framed}
      locale={pageContext.language}
      navbar={page ? navbarOf(page) : "solid"}
    >
      {children}
    </SiteChrome>
  );
}

/** Pages with a split head have a band of one colour beside their picture. */
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
