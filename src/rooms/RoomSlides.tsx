import { speaks } from "../gallery/albums";
import { SlideRow } from "../sections/SlideRow/SlideRow";
import { toId, uniqueIds } from "../theme/page-ids";

/** Content of a room's sliders other than its pictures: their own text, and slides with more than a picture. */
export function RoomSlides({ sliders }: Pick<Queries.RoomPicturesFragment, "sliders">) {
  const speaking = sliders
    .map((slider) => ({
      ...slider,
      slides: slider.slides.filter((slide) => !slide.picture || speaks(slide)),
    }))
    .filter(({ heading, body, slides }) => heading || body || slides.length > 0);
  const ids = uniqueIds(speaking.map(({ key }) => `slider-${toId(key)}`));
  return (
    <>
      {speaking.map((slider, index) => (
        <SlideRow key={index} id={ids[index] ?? ""} contents={[]} slider={slider} tone="noon" turn={index} />
      ))}
    </>
  );
}
