import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The brand's palette: `tokens.json` beside the hotel file, in the shape of a Chakra configuration.
 * Null where the hotel brings none; the theme then uses its neutral palette.
 */
export function readBrandTokens(hotelFile: string): object | null {
  const file = join(dirname(hotelFile), "tokens.json");
  if (!existsSync(file)) return null;
  const tokens: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof tokens !== "object" || tokens === null || !("theme" in tokens)) {
    throw new Error(`${file} must be an object { conditions, theme }; see content/tokens.json.`);
  }
  return tokens;
}
