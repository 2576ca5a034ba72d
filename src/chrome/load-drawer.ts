import { PAGE_IDS } from "../config/page-ids";

/** The drawer's code, which comes when a visitor first reaches for the menu. */
export const loadDrawer = () => import("./Drawer");

/** Fetches it ahead; whoever opens the drawer is told of a failure. */
export async function preloadDrawer(): Promise<void> {
  await loadDrawer().catch(() => undefined);
}

/** Fetches it along with the page's code, where the menu was pressed before the app was there. */
export function onClientEntry(): void {
  if (document.documentElement.dataset.pressed === `#${PAGE_IDS.footerMenu}`) void preloadDrawer();
}
