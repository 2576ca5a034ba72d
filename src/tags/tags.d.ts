import type { Tag } from "../../shared/tags/tags";

declare global {
  /** Whether the hotel has set services of others: false leaves out all code for them. Put in by the build. */
  const __HAS_TAGS__: boolean;
  /** Those services. */
  const __TAGS__: readonly Tag[];
  /** What the choice is kept with: another asks anew. */
  const __CONSENT_VERSION__: string;
  /** By what search engines know that the site is the hotel's. */
  const __VERIFICATION_METAS__: readonly { name: string; content: string }[];
}
