import type { ComponentProps, ReactElement } from "react";
import PageFrame from "./PageFrame";

interface Wrapped {
  element: ReactElement;
  props: ComponentProps<typeof PageFrame>;
}

/** Replaces gatsby-plugin-layout's hook of this name in browsers: puts the frame around each page. */
export function wrapPageElement({ element, props }: Wrapped) {
  return <PageFrame {...props}>{element}</PageFrame>;
}
