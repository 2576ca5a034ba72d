import type { BrandTokens } from "../../shared/brand-tokens";

declare global {
  /** The hotel's tokens file, or the neutral palette where the hotel brings none: put in by the build. */
  const __BRAND_TOKENS__: BrandTokens;
}
