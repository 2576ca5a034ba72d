import { graphql } from "gatsby";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { Slices } from "../chrome/Slices";
import { CONTENT_KEYS } from "../../shared/content-keys";
import type { BlockProps } from "./content";
import type { HeadLook } from "./heads/head-rest";
import { LegalProse } from "./LegalProse/LegalProse";
import { Moment } from "./Moment/Moment";
import { type Block, isSlot, planBlocks, type PlanInput, planMoments, type SlotPattern } from "./plan";
import { BLOCKS } from "./registry";

/** What a layout renders in place of rooms and galleries; slots it leaves out are shown like other blocks. */
export type Slots = Partial<Record<SlotPattern, (block: Block) => ReactNode>>;

interface PageSectionsProps {
  page: Queries.PageSectionsFragment;
  slots?: Slots;
  /** The layout's tones, by pattern. */
  tones?: PlanInput["tones"];
  /** What the head shows of the hero slides; the rest follows as sections. */
  head?: HeadLook;
  /** Renders all contents as one text: legal pages. */
  prose?: boolean;
  /** Plays a film in place of its picture; home leaves it out to save bytes, and shows only the picture. */
  film?: ComponentType<BlockProps>;
}

/** Everything on a page below its head: contents in order, then the sliders that no content has used. */
export function PageSections({
  page,
  slots = {},
  tones,
  head = "picture",
  prose = false,
  film,
}: PageSectionsProps) {
  const filled = SLOTS.filter((pattern) => slots[pattern]);
  const contents = prose ? [] : page.contents;
  const blocks = planBlocks({ ...page, contents, tones, slots: filled });
  const show = (block: Block) => {
    const { pattern, ...rest } = block;
    if (isSlot(pattern)) return <Fragment key={pattern}>{slots[pattern]?.(block)}</Fragment>;
    const { [pattern]: Known } = BLOCKS;
    const Component = (pattern === "textPicture" && rest.contents[0]?.film && film) || Known;
    return <Component key={block.id} {...rest} />;
  };
  // What the head left over comes before the page's call to action.
  const call = blocks.findIndex(({ contents: [content] }) => content?.key.startsWith(CONTENT_KEYS.cta));
  const told = call < 0 ? blocks.length : call;
  return (
    <Slices>
      {prose && <LegalProse page={page} />}
      {blocks.slice(0, told).map(show)}
      {planMoments(page, head, blocks).map((moment) => (
        <Moment key={moment.id} {...moment} />
      ))}
      {blocks.slice(told).map(show)}
    </Slices>
  );
}

const SLOTS: readonly SlotPattern[] = ["rooms", "galleries"];

export const query = graphql`
  fragment PageSections on HotelPage {
    route
    priceFrom {
      ...Price
    }
    leadPicture {
      ...Picture
    }
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
