import { graphql } from "gatsby";
import type { Tone } from "./tone";

export type Content = Queries.ContentFragment;
export type Slider = Queries.SliderFragment;
export type Slide = Queries.SlideFragment;

/** Props of every pattern in the registry: a run of contents, a slider, or both. */
export interface BlockProps {
  /** Unique on the page, derived from the key: `section-2`. */
  id: string;
  contents: readonly Content[];
  slider: Slider | null;
  tone: Tone;
  /** Number of preceding blocks of this pattern; repeating patterns alternate by it. */
  turn: number;
}

/** A block's picture: its content's, or else that of its slider's first slide. */
export function blockPicture([content]: readonly Content[], slider: Slider | null) {
  return content?.picture ?? slider?.slides[0]?.picture ?? null;
}

export const query = graphql`
  fragment Content on HotelContent {
    key
    title
    subtitle
    content {
      ...MeasuredText
    }
    picture {
      ...Picture
    }
    link {
      ...ActionLink
    }
    film {
      ...Film
    }
  }

  fragment Slider on HotelSlider {
    key
    heading
    body {
      ...RichText
    }
    slides {
      ...Slide
    }
  }

  fragment Slide on HotelSlide {
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
    priceFrom {
      ...Price
    }
    offer {
      ...BookOffer
    }
  }
`;
