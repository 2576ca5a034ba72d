import { PAGE_IDS } from "./page-ids";

/**
 * Styles for pages without script, in which links open and close the drawer as an anchor: few engines support
 * button commands, and CSS can't detect whether they do.
 */
export const UNSCRIPTED_DRAWER =
  `#${PAGE_IDS.drawer}:target{display:block;transform:none}` +
  `[commandfor=${PAGE_IDS.drawer}]{display:none!important}`;
