import { SlideRow } from "../sections/SlideRow/SlideRow";

/** The slides of ERROR_HEADER after the first, which is in the header. Renders nothing if there are none. */
export function OtherSlides({ slider }: Pick<Queries.ErrorHeaderFragment, "slider">) {
  const slides = slider?.slides.slice(1) ?? [];
  if (!slider || slides.length === 0) return null;
  const rest = { ...slider, heading: null, body: null, slides };
  return <SlideRow id="error-header" contents={[]} slider={rest} tone="noon" turn={0} />;
}
