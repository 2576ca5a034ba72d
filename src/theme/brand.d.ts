import type { BrandTokens } from "../../shared/brand-tokens";

declare global {
  /** The hotel's tokens file, or the neutral palette if it has none: inlined by the build. */
  const __BRAND_TOKENS__: BrandTokens;
}
