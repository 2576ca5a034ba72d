/** How far AI made a picture, as editors say it. */
export const AI_SHARES = ["made", "changed"] as const;

export type AiShare = (typeof AI_SHARES)[number];

/** In IPTC's vocabulary of digital sources. */
const SOURCES = {
  made: "trainedAlgorithmicMedia",
  changed: "compositeWithTrainedAlgorithmicMedia",
} as const satisfies Record<AiShare, string>;

export function isAiShare(value: unknown): value is AiShare {
  return AI_SHARES.some((share) => share === value);
}

/** The digital source of a picture that AI made or changed. */
export function digitalSourceOf(share: AiShare): string {
  return SOURCES[share];
}

/** How far AI made a picture with this digital source; undefined if it did not. */
export function aiShareOf(digitalSource: string | undefined): AiShare | undefined {
  return AI_SHARES.find((share) => SOURCES[share] === digitalSource);
}
