declare global {
  /** The style props used in the site's sources, separated by spaces; defined by the build. */
  const __STYLE_PROPS__: string | undefined;
}

/** Props treated as styles: of Chakra's hundreds, only those that the site uses. */
export const styleProps = new Set(typeof __STYLE_PROPS__ === "undefined" ? [] : __STYLE_PROPS__.split(" "));
