declare global {
  /** The style props that the site's source names, with spaces between; put in by the build. */
  const __STYLE_PROPS__: string | undefined;
}

/** Props that are styles: of Chakra's hundreds, those that the site uses. */
export const styleProps = new Set(typeof __STYLE_PROPS__ === "undefined" ? [] : __STYLE_PROPS__.split(" "));
