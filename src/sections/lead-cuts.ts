import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { focalOf } from "./lead";
import type { PhoneCut } from "./picture-files";

type Options = Queries.LeadFragment["options"];
type Cut = { image: { files: IGatsbyImageData } | null } | null | undefined;
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

/** None where an editor chose the point that stays in view, which a cut around the middle may not hold. */
function cutOf(cut: Cut, picture: Pointed, options: Options): PhoneCut | undefined {
  const srcSet = cut?.image?.files.images.fallback?.srcSet;
  const isPointed = (focalOf(options) ?? picture?.focal ?? null) !== null;
  return srcSet && !isPointed ? { srcSet } : undefined;
}

// The widths are those of phones, at a third to two thirds of their screens' pixels.
export const query = graphql`
  fragment SquareCut on HotelPicture {
    square: raster {
      image: childImageSharp {
        files: gatsbyImageData(
          layout: FULL_WIDTH
          formats: [WEBP]
          aspectRatio: 1
          breakpoints: [384, 450, 530, 620, 720, 836]
          transformOptions: { cropFocus: CENTER }
          placeholder: NONE
        )
      }
    }
  }

  fragment TallCut on HotelPicture {
    focal
    tall: raster {
      image: childImageSharp {
        files: gatsbyImageData(
          layout: FULL_WIDTH
          formats: [WEBP]
          aspectRatio: 0.6667
          breakpoints: [384, 450, 530, 620, 720, 836]
          transformOptions: { cropFocus: CENTER }
          placeholder: NONE
        )
      }
    }
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
