import { graphql } from "gatsby";
import { CONTENT_KEYS, PAGE_OPTIONS } from "../../shared/content-keys";

/** Where neither the page option HERO_FOCAL nor the picture says it. */
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

/** The content that the head of a page shows. */
export function heroOf<Content extends { key: string }>(contents: readonly Content[]): Content | undefined {
  return contents.find(({ key }) => key.startsWith(CONTENT_KEYS.hero));
}

/** Whether a page begins with a picture, over which the navbar is transparent. */
export function hasLeadPicture({ leadPicture }: Queries.LeadFragment): boolean {
  return leadPicture !== null;
}

/** The point that stays in view of a picture at the head of a page, as CSS `object-position`. */
export function headFocal(
  options: Queries.LeadFragment["options"],
  picture: { focal: string | null } | null,
): string {
  return focalOf(options) ?? picture?.focal ?? DEFAULT_FOCAL;
}

/** The point of its head's picture that an editor wants to stay in view. */
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
