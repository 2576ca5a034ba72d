import { graphql } from "gatsby";

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
  picture: Queries.LeadPictureFragment | null;
  /** CSS `object-position` of the picture. */
  focal: string;
}

/** The head of a page: content HERO where an editor gives one, else the first hero slide, else the page's title. */
export function leadOf({ title, contents, heroSlides, options }: Queries.LeadFragment): Lead {
  const hero = contents.find(({ key }) => key.startsWith("HERO"));
  const [slide] = heroSlides;
  const option = (name: string) => options.find(({ key }) => key === name);
  return {
    title: hero?.title || slide?.title || title,
    tag: hero?.subtitle ?? null,
    text: hero?.content ?? slide?.content ?? null,
    link: hero?.link ?? slide?.link ?? null,
    picture: option("HEADER_IMAGE")?.picture ?? hero?.picture ?? slide?.picture ?? null,
    focal: option("HERO_FOCAL")?.value ?? DEFAULT_FOCAL,
  };
}

/** Whether a page begins with a picture, over which the navbar is transparent. */
export function hasLeadPicture(page: Queries.LeadFragment): boolean {
  return leadOf(page).picture !== null;
}

export const query = graphql`
  fragment Lead on HotelPage {
    title
    breadcrumbs {
      ...Crumb
    }
    options {
      key
      value
      picture {
        ...LeadPicture
      }
    }
    heroSlides {
      title
      content {
        ...RichText
      }
      picture {
        ...LeadPicture
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
        ...LeadPicture
      }
      link {
        ...ActionLink
      }
    }
  }
`;
