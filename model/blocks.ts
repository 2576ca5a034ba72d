import type { Fields } from "./fields";

/** The texts that slides, blocks and entries have in common. */
export const BLOCK_TEXTS = {
  title: { kind: "words", tab: "block", max: 200 },
  content: { kind: "html", tab: "block" },
} as const satisfies Fields;

/** What a guest who books an offer gets, and on what terms; the code that books it is defined separately. */
export const OFFER_TERMS = {
  period: { kind: "words", tab: "offer", max: 120 },
  nights: { kind: "words", tab: "offer", max: 120, isBeside: true },
  included: { kind: "wordList", tab: "offer", max: 200 },
  cancellation: { kind: "words", tab: "offer", max: 200 },
} as const satisfies Fields;
