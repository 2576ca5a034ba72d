const CALM = { ratio: "calm", slot: "mosaicCalm" } as const;
const PORTRAIT = { ratio: "portrait", slot: "dropped" } as const;

const PAIRS = [
  { place: "left", ...CALM },
  { place: "rightLow", ...PORTRAIT },
  { place: "leftLow", ...PORTRAIT },
  { place: "right", ...CALM },
] as const;

/**
 * Name and picture of the place of the card at `index` of `count` (Mosaic.tsx has the columns): one wide beside the
 * text, then pairs, alternately mirrored, and three in a row at the end where a pair would leave one alone.
 */
export function mosaicPlace(index: number, count: number) {
  const isEven = count % 2 === 0;
  if (index === 0) return { place: isEven ? "even" : "odd", ratio: "photo", slot: "mosaicWide" } as const;
  if (isEven && index > count - 4) return { place: "row", ...PORTRAIT } as const;
  const { [(index - 1) % 4]: pair = PAIRS[0] } = PAIRS;
  return pair;
}
