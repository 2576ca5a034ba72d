import type { GatsbyNode } from "gatsby";
import { NODE_TYPES } from "./schema";

/** One slider of a page by its key, so that a query need not take them all. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  add({
    [NODE_TYPES.page]: {
      slider: {
        type: "HotelSlider",
        args: { key: "String!" },
        resolve: ({ sliders }: { sliders: { key: string }[] }, { key }: { key: string }) =>
          sliders.find((slider) => slider.key === key) ?? null,
      },
    },
  });
};
