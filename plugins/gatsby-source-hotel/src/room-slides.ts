import type { Layout } from "../../../shared/layouts";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import { encodePath } from "../../../shared/paths";
import type { FoundRoom } from "../../../content-api/model";
import type { NodeContext } from "./node-context";
import type { Parts } from "./node-parts";
import { roomId } from "./to-node";

/** Layouts with a dedicated row of rooms. */
const WITH_ROOMS: readonly Layout[] = ["intro-page", "landing"];

type Slider = ReturnType<Parts["slider"]>;

/** A room that an editor chose for the row; the slide's name and picture override the room's own. */
export interface RoomSlide {
  room: string;
  name: string | null;
  picture: string | null;
}

/**
 * Moves the slides of ROOMS into the layout's row of rooms if each links to a different room and has no content
 * beyond what a room card shows; otherwise they stay an ordinary row of cards.
 */
export function takeRoomSlides(
  sliders: readonly Slider[],
  layout: Layout,
  rooms: readonly FoundRoom[],
  context: Pick<NodeContext, "createNodeId">,
): { sliders: Slider[]; roomSlides: RoomSlide[] } {
  const slider = sliders.find(({ key, slides }) => key.startsWith(CONTENT_KEYS.rooms) && slides.length > 0);
  const roomSlides = (slider?.slides ?? []).flatMap((slide): RoomSlide[] => {
    const room = rooms.find(({ path }) => encodePath(path) === slide.link?.url);
    if (!room || slide.content || slide.priceFrom || slide.offer) return [];
    return [{ room: roomId(room, context), name: slide.title, picture: slide.picture }];
  });
  const distinct = new Set(roomSlides.map(({ room }) => room)).size;
  if (!slider || !WITH_ROOMS.includes(layout) || distinct < slider.slides.length)
    return { sliders: [...sliders], roomSlides: [] };
  return {
    sliders: sliders.map((one) => (one === slider ? { ...slider, slides: [] } : one)),
    roomSlides,
  };
}
