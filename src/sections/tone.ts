/** The tones of sections, named after hours of the day. */
const TONES = ["noon", "dawn", "afternoon", "dusk", "pine", "night"] as const;

export type Tone = (typeof TONES)[number];

export function isTone(value: unknown): value is Tone {
  return TONES.some((tone) => tone === value);
}
