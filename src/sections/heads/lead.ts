import { graphql } from "gatsby";
import { CONTENT_KEYS, PAGE_OPTIONS } from "../../../shared/content-keys";

/** Used if neither the page option HERO_FOCAL nor the picture has a focal point. */
const DEFAULT_FOCAL = "56% 50%";

/** Content of a page's head. */
interface Lead {
  /** The page's h1. */
  title: string;
  /** A few words above the title. */
  tag: string | null;
  text: Queries.RichTextFragment | null;
  link: Queries.ActionLinkFragment | null;
  picture: Queries.PictureFragment | null;
  /** Price of what the page offers. */
  price: Queries.PriceFragment | null;
  /** CSS `object-position` of the picture. */
  focal: string;
}

/** The head of a page: content HERO if an editor provides one, else the first hero slide, else the page's title. */
export function leadOf(page: Queries.LeadFragment): Lead {
  const { title, priceFrom, contents, heroSlides, leadPicture, options } = page;
  const hero = heroOf(contents);
  const [slide] = heroSlides;
  return {
    title: hero?.title || slide?.title || title,
    tag: hero?.subtitle ?? null,
    text: hero?.content ?? slide?.content ?? null,
    link: hero?.link ?? slide?.link ?? null,
    picture: leadPicture,
    price: priceFrom ?? slide?.priceFrom ?? null,
    focal: headFocal(options, leadPicture),
  };
}

/** The content that a page's head shows. */
export function heroOf<Content extends { key: string }>(contents: readonly Content[]): Content | undefined {
  return contents.find(({ key }) => key.startsWith(CONTENT_KEYS.hero));
}

/** True if a page begins with a picture, over which the navbar is transparent. */
export function hasLeadPicture({ leadPicture }: Queries.LeadFragment): boolean {
  return leadPicture !== null;
}

/** The focal point of a page's head picture, as CSS `object-position`. */
export function headFocal(
  options: Queries.LeadFragment["options"],
  picture: { focal: string | null } | null,
): string {
  return focalOf(options) ?? picture?.focal ?? DEFAULT_FOCAL;
}

/** The focal point an editor has set for the head's picture. */
export function focalOf(options: Queries.LeadFragment["options"]): string | null {
  return options.find(({ key }) => key === PAGE_OPTIONS.heroFocal)?.value ?? null;
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
    }
    leadPicture {
      ...Picture
    }
    heroSlides {
      title
      content {
        ...RichText
      }
      link {
        ...ActionLink
      }
      priceFrom {
        ...Price
      }
    }
    contents {
      key
      title
      subtitle
      content {
        ...RichText
      }
      link {
        ...ActionLink
      }
    }
  }
`;
