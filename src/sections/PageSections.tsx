import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { Moment } from "./Moment";
import { isSlot, planBlocks, type PlanInput, planMoments, type SlotPattern } from "./plan";
import { BLOCKS } from "./registry";

interface PageSectionsProps {
  page: Queries.PageSectionsFragment;
  /** What a layout puts where rooms and galleries belong. */
  slots?: Partial<Record<SlotPattern, ReactNode>>;
  /** Tones of the layout, by pattern. */
  tones?: PlanInput["tones"];
  /** Whether hero slides after the first follow as sections; not where the head is a slider. */
  moments?: boolean;
}

/** Everything a page says below its head: contents in their order, then the sliders that no content has used. */
export function PageSections({ page, slots = {}, tones, moments = true }: PageSectionsProps) {
  const blocks = planBlocks({ ...page, tones });
  return (
    <>
      {blocks.map(({ pattern, ...block }) => {
        if (isSlot(pattern)) return <Fragment key={pattern}>{slots[pattern]}</Fragment>;
        const { [pattern]: Component } = BLOCKS;
        return <Component key={block.id} {...block} />;
      })}
      {moments &&
        planMoments(page.heroSlides, blocks).map((moment) => <Moment key={moment.id} {...moment} />)}
    </>
  );
}

export const query = graphql`
  fragment PageSections on HotelPage {
    contents {
      ...Content
    }
    sliders {
      ...Slider
    }
    options {
      key
      value
    }
    heroSlides {
      ...Slide
    }
  }
`;
