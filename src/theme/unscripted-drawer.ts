import { PAGE_IDS } from "./page-ids";

/**
 * Styles for pages without script, where links open and close the drawer as an anchor: few engines know the command of a
 * button, and none tells a style whether it does.
 */
export const UNSCRIPTED_DRAWER =
  `#${PAGE_IDS.drawer}:target{display:block;transform:none}` +
  `[commandfor=${PAGE_IDS.drawer}]{display:none!important}`;
