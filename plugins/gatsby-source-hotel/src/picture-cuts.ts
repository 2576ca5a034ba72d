import type { CreateResolversArgs } from "gatsby";
import { cutPicture, type PictureSource } from "../../../gatsby/inside/picture-cuts";
import { NODE_TYPES } from "./schema";

interface Picture {
  raster: string | null;
  focal: string | null;
}

interface Context {
  nodeModel: {
    getNodeById(args: { id: string; type: "File" }): (PictureSource & { children: string[] }) | null;
  };
}

/**
 * Resolves a picture's files for frames of a given aspect ratio, cropped around its focal point so that no pixels are
 * wasted outside the frame.
 */
export function pictureCuts(surroundings: Pick<CreateResolversArgs, "reporter" | "cache">) {
  return {
    [NODE_TYPES.picture]: {
      cut: {
        type: "String",
        args: { ratio: "Float!", widths: "[Int!]!" },
        resolve: async (
          { raster, focal }: Picture,
          { ratio, widths }: { ratio: number; widths: number[] },
          { nodeModel }: Context,
        ) => {
          const file = raster === null ? null : nodeModel.getNodeById({ id: raster, type: "File" });
          if (!file || file.children.length === 0) return null;
          return (await cutPicture(file, { ratio, widths, focal }, surroundings)) ?? null;
        },
      },
    },
  };
}
