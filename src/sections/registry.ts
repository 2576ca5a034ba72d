import type { ComponentType } from "react";
import type { BlockProps } from "./content";
import { FactsStrip } from "./FactsStrip";
import { GoodToKnow } from "./GoodToKnow";
import { IndexRows } from "./IndexRows";
import { Intro } from "./Intro";
import { Mosaic } from "./Mosaic";
import { OfferBand } from "./OfferBand";
import type { Pattern, SlotPattern } from "./plan";
import { Questions } from "./Questions";
import { QuietRow } from "./QuietRow";
import { Quote } from "./Quote";
import { Rates } from "./Rates";
import { SlideRow } from "./SlideRow";
import { TextPicture } from "./TextPicture";
import { Voices } from "./Voices";

/** The component of each pattern. */
export const BLOCKS: Record<Exclude<Pattern, SlotPattern>, ComponentType<BlockProps>> = {
  intro: Intro,
  facts: FactsStrip,
  textPicture: TextPicture,
  mosaic: Mosaic,
  index: IndexRows,
  quote: Quote,
  voices: Voices,
  offerBand: OfferBand,
  quietRow: QuietRow,
  goodToKnow: GoodToKnow,
  rates: Rates,
  questions: Questions,
  slideRow: SlideRow,
};
