import { headingId } from "../config/page-ids";
import { CardRow } from "./CardRow";
import type { BlockProps } from "./content";
import { Section } from "./Section";
import { SlideCard } from "./SlideCard";
import { hasSliderHead, SliderHead } from "./SliderHead";

/** A slider as a row of three cards: region hotels, offers with what their slides say, and sliders nobody knows. */
export function SlideRow({ id, contents: [content], slider, tone }: BlockProps) {
  if (!slider || slider.slides.length === 0) return null;
  const titled = hasSliderHead(content, slider);
  const label = titled ? headingId(id) : undefined;
  return (
    <Section id={id} tone={tone} labelledBy={label}>
      <SliderHead id={headingId(id)} content={content} slider={slider} />
      <CardRow count={3} labelledBy={label}>
        {slider.slides.map((slide, index) => (
          <SlideCard key={index} slide={slide} slot="card3" ratio="photo" headingLevel={titled ? 3 : 2} />
        ))}
      </CardRow>
    </Section>
  );
}
