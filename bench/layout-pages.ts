import { LAYOUTS } from "../src/config/layouts";
import { ROOMS_PARENT, ROUTES } from "../src/config/routes";

/** One English page of each layout that a site has, from its paths: `["intro-page", "/"]`. */
export function layoutPages(paths: readonly string[]): [layout: string, path: string][] {
  return LAYOUTS.flatMap((layout) => {
    const candidates =
      layout === "room-detail"
        ? paths.filter((path) => path.startsWith(`${ROOMS_PARENT}/`))
        : ROUTES.filter((route) => route.layout === layout).map((route) => route.path);
    const path = candidates.find((candidate) => paths.includes(candidate));
    return path === undefined ? [] : [[layout, path]];
  });
}
