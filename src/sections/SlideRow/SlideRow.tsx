import { headingId } from "../../theme/page-ids";
import type { BlockProps } from "../content";
import { Section } from "../parts/Section";
import { SlideCards } from "../parts/SlideCards";
import { hasSliderHead, SliderHead } from "../parts/SliderHead";

/**
 * A slider as a row of three cards: region hotels, offers with their slides' content, and sliders with unknown
 * keys.
 */
export function SlideRow({ id, contents: [content], slider, tone }: BlockProps) {
  if (!slider) return null;
  const titled = hasSliderHead(content, slider);
  const label = titled ? headingId(id) : undefined;
  return (
    <Section id={id} tone={tone} labelledBy={label}>
      <SliderHead id={headingId(id)} content={content} slider={slider} />
      <SlideCards slides={slider.slides} headingLevel={titled ? 3 : 2} labelledBy={label} />
    </Section>
  );
}
