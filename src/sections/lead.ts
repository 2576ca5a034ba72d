import { graphql } from "gatsby";
import { CONTENT_KEYS, PAGE_OPTIONS } from "../config/content-keys";

/** Where the page option HERO_FOCAL does not say it. */
const DEFAULT_FOCAL = "56% 50%";

/** What the head of a page says and shows. */
export interface Lead {
  /** The page's h1. */
  title: string;
  /** A few words above the title. */
  tag: string | null;
  text: Queries.RichTextFragment | null;
  link: Queries.ActionLinkFragment | null;
  picture: Queries.PictureFragment | null;
  /** Of what the page offers. */
  price: Queries.PriceFragment | null;
  /** CSS `object-position` of the picture. */
  focal: string;
}

/** The head of a page: content HERO where an editor gives one, else the first hero slide, else the page's title. */
export function leadOf({ title, priceFrom, contents, heroSlides, options }: Queries.LeadFragment): Lead {
  const hero = contents.find(({ key }) => key.startsWith(CONTENT_KEYS.hero));
  const [slide] = heroSlides;
  const option = (name: string) => options.find(({ key }) => key === name);
  return {
    title: hero?.title || slide?.title || title,
    tag: hero?.subtitle ?? null,
    text: hero?.content ?? slide?.content ?? null,
    link: hero?.link ?? slide?.link ?? null,
    picture: option(PAGE_OPTIONS.headerImage)?.picture ?? hero?.picture ?? slide?.picture ?? null,
    price: priceFrom,
    focal: option(PAGE_OPTIONS.heroFocal)?.value ?? DEFAULT_FOCAL,
  };
}

/** Whether a page begins with a picture, over which the navbar is transparent. */
export function hasLeadPicture(page: Queries.LeadFragment): boolean {
  return leadOf(page).picture !== null;
}

export const query = graphql`
  fragment Lead on HotelPage {
    title
    priceFrom {
      ...Price
    }
    breadcrumbs {
      ...Crumb
    }
    options {
      key
      value
      picture {
        ...Picture
      }
    }
    heroSlides {
      title
      content {
        ...RichText
      }
      picture {
        ...Picture
      }
      link {
        ...ActionLink
      }
    }
    contents {
      key
      title
      subtitle
      content {
        ...RichText
      }
      picture {
        ...Picture
      }
      link {
        ...ActionLink
      }
    }
  }
`;
