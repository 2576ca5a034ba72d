import type { Tag } from "../../shared/tags/tags";

declare global {
  /** True if the hotel has configured third-party services: false drops all code for them. Inlined by the build. */
  const __HAS_TAGS__: boolean;
  /** Those services. */
  const __TAGS__: readonly Tag[];
  /** Version stored with the choice: a new one asks again. */
  const __CONSENT_VERSION__: string;
  /** Search engines' site verification tokens. */
  const __VERIFICATION_METAS__: readonly { name: string; content: string }[];
}
