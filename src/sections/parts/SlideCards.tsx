import type { Slide } from "../content";
import { CardRow } from "./CardRow";
import { LoneCard } from "./LoneCard";
import { SlideCard } from "./SlideCard";

/** So many cards side by side that none is alone in the last row, if that is possible. */
export function cardsPerRow(cards: number): 2 | 3 | 4 {
  if (cards % 3 !== 1) return 3;
  return cards % 2 ? 4 : 2;
}

interface SlideCardsProps {
  slides: readonly Slide[];
  headingLevel: 2 | 3;
  /** Id of the heading that labels them. */
  labelledBy?: string | undefined;
}

/** Slides as rows of three cards, or of two or four where one would stand alone; renders nothing if there are none. */
export function SlideCards({ slides, headingLevel, labelledBy }: SlideCardsProps) {
  const [first] = slides;
  if (!first) return null;
  if (slides.length === 1) {
    return (
      <LoneCard>
        <SlideCard slide={first} slot="bleed" ratio="photo" headingLevel={headingLevel} />
      </LoneCard>
    );
  }
  const count = cardsPerRow(slides.length);
  return (
    <CardRow count={count} labelledBy={labelledBy}>
      {slides.map((slide, index) => (
        <SlideCard
          key={index}
          slide={slide}
          slot={`card${count}`}
          ratio="photo"
          headingLevel={headingLevel}
        />
      ))}
    </CardRow>
  );
}
