import type { GatsbyNode, Node } from "gatsby";
import { levelHeadings, splitHeading } from "./headings";
import { plainText, type RichText } from "./rich-text";
import { NODE_TYPES } from "./schema";

interface Context {
  nodeModel: { getNodesByIds(args: { ids: string[]; type: string }): Node[] };
}

/** Parts of a page's lists, so that a query need not take all: a change to what it leaves out leaves its page alone. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  add({
    [NODE_TYPES.page]: {
      /** One slider by its key. */
      slider: {
        type: "HotelSlider",
        args: { key: "String!" },
        resolve: ({ sliders }: { sliders: { key: string }[] }, { key }: { key: string }) =>
          sliders.find((slider) => slider.key === key) ?? null,
      },
      /** So many rooms, one of each category first. */
      roomRow: {
        type: "[HotelRoom!]!",
        args: { count: "Int!" },
        resolve: (
          { variedRooms }: { variedRooms: string[] },
          { count }: { count: number },
          { nodeModel }: Context,
        ) => nodeModel.getNodesByIds({ ids: variedRooms.slice(0, count), type: NODE_TYPES.room }),
      },
    },
    HotelSlider: {
      heading: {
        resolve: ({ content }: { content: RichText | null }) => content && splitHeading(content.html).heading,
      },
      name: {
        resolve: ({ content }: { content: RichText | null }) =>
          plainText((content && splitHeading(content.html).heading) ?? ""),
      },
      body: {
        resolve: ({ content }: { content: RichText | null }) => {
          if (!content) return null;
          const { heading, body } = splitHeading(content.html);
          return body === "" ? null : { ...content, html: levelHeadings(body, heading === null ? 2 : 3) };
        },
      },
    },
  });
};
