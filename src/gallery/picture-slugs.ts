import { toId, uniqueIds } from "../theme/page-ids";
import { decodePath } from "../../shared/paths";

/**
 * One slug per picture URL, unique and different from those `taken`: `/media/Winter sea.jpg?v=2` → `winter-sea`.
 * Repeated pictures get a number: `winter-sea-2`.
 */
export function pictureSlugs(addresses: readonly string[], taken: readonly string[] = []): string[] {
  return uniqueIds(addresses.map(slugOf), taken);
}

function slugOf(address: string): string {
  const fileName =
    address
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? "";
  return toId((decodePath(fileName) ?? fileName).replace(/\.[^.]*$/, "")) || "picture";
}
