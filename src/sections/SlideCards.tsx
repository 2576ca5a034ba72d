import { CardRow } from "./CardRow";
import type { Slide } from "./content";
import { SlideCard } from "./SlideCard";

interface SlideCardsProps {
  slides: readonly Slide[];
  headingLevel: 2 | 3;
  /** Id of the heading that labels them. */
  labelledBy?: string | undefined;
}

/** Slides as a row of three cards; renders nothing if there are none. */
export function SlideCards({ slides, headingLevel, labelledBy }: SlideCardsProps) {
  if (slides.length === 0) return null;
  return (
    <CardRow count={3} labelledBy={labelledBy}>
      {slides.map((slide, index) => (
        <SlideCard key={index} slide={slide} slot="card3" ratio="photo" headingLevel={headingLevel} />
      ))}
    </CardRow>
  );
}
