/**
 * Attribute of the style element with the page's own rules; holds the stylesheet's URL. The stylesheet's first group
 * goes before this element.
 */
export const STYLESHEET_ATTRIBUTE = "data-chakra-static";

/** Separates the rules that target descendants from all others. */
export const GROUP_BORDER = "\n\n";

/** Separates the rules of two classes. */
export const CLASS_BORDER = "\n";
