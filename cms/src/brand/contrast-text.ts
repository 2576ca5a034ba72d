import { EDITOR_CHECKS } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";
import type { LowContrast } from "../../../shared/brand-contrast";
import type { AdminLocale } from "../../../shared/admin-locales";

/** Describes a pair of colours with too little contrast: the actual and the required ratio. */
export function contrastText({ front, back, ratio, needed }: LowContrast, language: AdminLocale): string {
  const { contrast, colourUses } = EDITOR_CHECKS[language].hotel;
  const number = new Intl.NumberFormat(language);
  return fillMessage(contrast, {
    front: colourUses[front.use],
    frontColour: front.colour,
    back: colourUses[back.use],
    backColour: back.colour,
    ratio: number.format(ratio),
    needed: number.format(needed),
  });
}
