import type { ComponentType } from "react";
import type { Pattern } from "../../shared/block-places";
import type { BlockProps } from "./content";
import { FactsStrip } from "./FactsStrip/FactsStrip";
import { GoodToKnow } from "./GoodToKnow/GoodToKnow";
import { IndexRows } from "./IndexRows/IndexRows";
import { Intro } from "./Intro/Intro";
import { Mosaic } from "./Mosaic/Mosaic";
import { OfferBand } from "./OfferBand/OfferBand";
import type { SlotPattern } from "./plan";
import { Questions } from "./Questions/Questions";
import { QuietRow } from "./QuietRow/QuietRow";
import { Quote } from "./Quote/Quote";
import { Rates } from "./Rates/Rates";
import { SlideRow } from "./SlideRow/SlideRow";
import { TextPicture } from "./TextPicture/TextPicture";
import { Voices } from "./Voices/Voices";

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
