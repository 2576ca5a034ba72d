import type { GatsbyNode, Node } from "gatsby";
import { FILE_DIMENSIONS } from "./file-dimensions";
import { ownMessages } from "./own-messages";
import { pictureCuts } from "./picture-cuts";
import { RICH_TEXT_FIELDS } from "./rich-text/fields";
import type { RoomSlide } from "./room-slides";
import { NODE_TYPES } from "./schema";

interface Context {
  nodeModel: { getNodesByIds(args: { ids: string[]; type: string }): Node[] };
}

/**
 * Resolvers for parts of a page's lists: a query takes only what it shows, so other changes don't rebuild the page.
 */
const PAGE_PARTS = {
  [NODE_TYPES.page]: {
    /** Returns one slider by its key. */
    slider: {
      type: "HotelSlider",
      args: { key: "String!" },
      resolve: ({ sliders }: { sliders: { key: string }[] }, { key }: { key: string }) =>
        sliders.find((slider) => slider.key === key) ?? null,
    },
    /**
     * Returns the rooms that the page's slides link to, or else the first `count` rooms, one of each category first.
     */
    roomRow: {
      type: "[HotelRoom!]!",
      args: { count: "Int!" },
      resolve: (
        { variedRooms, roomSlides }: { variedRooms: string[]; roomSlides: RoomSlide[] },
        { count }: { count: number },
        { nodeModel }: Context,
      ) => {
        const chosen = roomSlides.map(({ room }) => room);
        const ids = chosen.length > 0 ? chosen : variedRooms.slice(0, count);
        return nodeModel.getNodesByIds({ ids, type: NODE_TYPES.room }).map((room) => {
          const slide = roomSlides.find((one) => one.room === room.id);
          return {
            ...room,
            ...(slide?.name && { name: slide.name }),
            ...(slide?.picture && { picture: slide.picture }),
          };
        });
      },
    },
  },
};

/** Fields resolved at query time. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: add,
  createNodeId,
  reporter,
  cache,
}) =>
  add({
    ...PAGE_PARTS,
    ...RICH_TEXT_FIELDS,
    ...FILE_DIMENSIONS,
    ...pictureCuts({ reporter, cache }),
    ...ownMessages(createNodeId),
  });
