import { toId, uniqueIds } from "../theme/page-ids";
import { decodePath } from "../../shared/paths";

/**
 * One slug per picture address, unique among them and `taken`: `/media/Winter sea.jpg?v=2` → `winter-sea`.
 * A picture that comes twice gets a number: `winter-sea-2`.
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
