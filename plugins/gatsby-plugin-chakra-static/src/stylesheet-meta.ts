/** Names the meta element that holds the address of the stylesheet. */
export const STYLESHEET_META = "chakra-static";
