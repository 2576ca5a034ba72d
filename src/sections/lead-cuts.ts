import { graphql } from "gatsby";
import { focalOf } from "./lead";
import type { PhoneCut } from "./picture-files";

type Options = Queries.LeadFragment["options"];
type Pointed = { focal: string | null } | null;

/** A page with the cut of its head's picture, where its layout asks for that. */
export type SquareLead = Queries.LeadFragment & { leadPicture: Partial<Queries.SquareCutFragment> | null };

/** The files for phones of a picture at a head about as high as wide. */
export function squareCut({ options, leadPicture }: SquareLead): PhoneCut | undefined {
  return cutOf(leadPicture?.square, leadPicture, options);
}

/** The files for phones of a picture that fills the first view. */
export function tallCut(picture: Queries.TallCutFragment | null, options: Options): PhoneCut | undefined {
  return cutOf(picture?.tall, picture, options);
}

/** None where the page's option names its point in another way than pictures do: the cut may not hold it. */
function cutOf(srcSet: string | null | undefined, picture: Pointed, options: Options): PhoneCut | undefined {
  const chosen = focalOf(options);
  const isHeld = chosen === null || chosen === (picture?.focal ?? "50% 50%");
  return srcSet && isHeld ? { srcSet } : undefined;
}

// The widths are those of phones, at a third to two thirds of their screens' pixels.
export const query = graphql`
  fragment SquareCut on HotelPicture {
    square: cut(ratio: 1, widths: [384, 450, 530, 620, 720, 836])
  }

  fragment TallCut on HotelPicture {
    focal
    tall: cut(ratio: 0.6667, widths: [384, 450, 530, 620, 720, 836])
  }

  fragment SquareLead on HotelPage {
    leadPicture {
      ...SquareCut
    }
  }

  fragment TallLead on HotelPage {
    ...Lead
    leadPicture {
      ...TallCut
    }
  }

  fragment TallSlides on HotelPage {
    ...TallLead
    heroSlides {
      picture {
        ...Picture
        ...TallCut
      }
    }
  }
`;
