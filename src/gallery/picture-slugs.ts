import { decodePath } from "../config/paths";

/**
 * One slug per picture address, unique among them and `taken`: `/media/Winter sea.jpg?v=2` → `winter-sea`.
 * A picture that comes twice gets a number: `winter-sea-2`.
 */
export function pictureSlugs(addresses: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken);
  return addresses.map((address) => {
    const base = slugOf(address) || "picture";
    let slug = base;
    for (let number = 2; used.has(slug); number += 1) slug = `${base}-${number}`;
    used.add(slug);
    return slug;
  });
}

function slugOf(address: string): string {
  const fileName =
    address
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? "";
  return (decodePath(fileName) ?? fileName)
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
