/** Names the attribute that holds the address of the stylesheet, of the style element before which the first of its groups belongs. */
export const STYLESHEET_ATTRIBUTE = "data-chakra-static";

/** Stands between the rules that reach into an element and all others. */
export const GROUP_BORDER = "\n\n";

/** Stands between the rules of two classes. */
export const CLASS_BORDER = "\n";
