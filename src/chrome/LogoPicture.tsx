import { graphql } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

interface LogoPictureProps extends Omit<ComponentPropsWithoutRef<"img">, "src" | "width" | "height"> {
  file: Queries.LogoPictureFragment;
}

/** A logo as a picture. Its size keeps its place before it is there: what stands beside it holds still. */
export function LogoPicture({ file: { publicURL, dimensions }, alt = "", ...attributes }: LogoPictureProps) {
  return (
    <img
      {...attributes}
      src={publicURL ?? undefined}
      alt={alt}
      width={dimensions?.width}
      height={dimensions?.height}
    />
  );
}

export const query = graphql`
  fragment LogoPicture on File {
    publicURL
    dimensions {
      width
      height
    }
  }
`;
