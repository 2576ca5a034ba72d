import { LAYOUTS } from "../shared/layouts";
import { ROOMS_PARENT, ROUTES } from "../shared/routes";

/** Preferred pages if a hotel has them, so that figures stay comparable between changes. */
const COMPARED = ["/about-us", "/gallery", "/early-booking"];

/** One English page for each layout of a site, from its paths: `["intro-page", "/"]`. */
export function layoutPages(paths: readonly string[]): [layout: string, path: string][] {
  return LAYOUTS.flatMap((layout) => {
    const ofLayout = ROUTES.filter((route) => route.layout === layout).map((route) => route.path);
    const candidates =
      layout === "room-detail"
        ? paths.filter((path) => path.startsWith(`${ROOMS_PARENT}/`))
        : [...ofLayout.filter((path) => COMPARED.includes(path)), ...ofLayout];
    const path = candidates.find((candidate) => paths.includes(candidate));
    return path === undefined ? [] : [[layout, path]];
  });
}
