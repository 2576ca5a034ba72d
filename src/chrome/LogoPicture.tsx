import { graphql } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

interface LogoPictureProps extends Omit<ComponentPropsWithoutRef<"img">, "src" | "width" | "height"> {
  file: Queries.LogoPictureFragment;
}

/** A logo as a picture. Its dimensions reserve space before it loads, to avoid a layout shift. */
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
