import { graphql } from "gatsby";
import type { PhoneCut } from "../pictures/picture-files";
import { focalOf } from "./lead";

type Options = Queries.LeadFragment["options"];
type Pointed = { focal: string | null } | null;

/** A page with its head picture's crop, if its layout needs it. */
export type SquareLead = Queries.LeadFragment & { leadPicture: Partial<Queries.SquareCutFragment> | null };

/** The phone files of a picture in a roughly square head. */
export function squareCut({ options, leadPicture }: SquareLead): PhoneCut | undefined {
  return cutOf(leadPicture?.square, leadPicture, options);
}

/** The phone files of a picture that fills the first view. */
export function tallCut(picture: Queries.TallCutFragment | null, options: Options): PhoneCut | undefined {
  return cutOf(picture?.tall, picture, options);
}

/** None if the page option sets a focal point of its own: the crop may not contain it. */
function cutOf(srcSet: string | null | undefined, picture: Pointed, options: Options): PhoneCut | undefined {
  const chosen = focalOf(options);
  const isHeld = chosen === null || chosen === (picture?.focal ?? "50% 50%");
  return srcSet && isHeld ? { srcSet } : undefined;
}

// Phone widths, at a third to two thirds of their screens' pixels.
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
