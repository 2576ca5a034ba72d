import type { BrandTokens } from "./brand-contract";

declare global {
  /** The hotel's tokens file, put in by the build; null where the hotel brings none. */
  const __BRAND_TOKENS__: BrandTokens | null;
}
