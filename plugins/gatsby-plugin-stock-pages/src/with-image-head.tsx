import type { ComponentType } from "react";
import type { ImageHead } from "../../../gatsby/inside/image-head";

declare global {
  /** Defined by the build. */
  const __IMAGE_HEAD__: ImageHead;
}

const { style, unscripted, script } = __IMAGE_HEAD__;

/** Adds to a page what gatsby-plugin-image would add to the head of every page. */
export function withImageHead<Props extends object>(Page: ComponentType<Props>) {
  return function ImagePage(props: Props) {
    return (
      <>
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <noscript dangerouslySetInnerHTML={{ __html: unscripted }} />
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
        <Page {...props} />
      </>
    );
  };
}
