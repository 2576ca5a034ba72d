import { graphql } from "gatsby";
import type { Tone } from "./tone";

export type Content = Queries.ContentFragment;
export type Slider = Queries.SliderFragment;
export type Slide = Slider["slides"][number];

/** What every pattern of the registry is given: a run of contents, a slider, or both. */
export interface BlockProps {
  /** Unique on the page, made from the key: `section-2`. */
  id: string;
  contents: readonly Content[];
  slider: Slider | null;
  tone: Tone;
  /** How many blocks of this pattern stand before it; patterns that repeat alternate by it. */
  turn: number;
}

/** Id of a block's heading. */
export function headingId(id: string): string {
  return `${id}-title`;
}

export const query = graphql`
  fragment Content on HotelContent {
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

  fragment Slider on HotelSlider {
    key
    content {
      ...RichText
    }
    slides {
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
  }
`;
