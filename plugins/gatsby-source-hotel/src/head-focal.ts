import { CONTENT_KEYS, PAGE_OPTIONS } from "../../../shared/content-keys";
import type { ApiFile, ApiPage } from "../../../content-api/contract";

/** A focal point as editors enter it: `50% 30%`. */
const POINT = /^\s*(100|\d{1,2}(?:\.\d+)?)%\s+(100|\d{1,2}(?:\.\d+)?)%\s*$/;

/**
 * Applies the focal point of the page's HERO_FOCAL option, if it is valid, to the pictures at the top of the page.
 */
export function withHeadFocal(page: ApiPage): ApiPage {
  const value = page.options?.find(({ key }) => key === PAGE_OPTIONS.heroFocal)?.value;
  const [, x, y] = POINT.exec(value ?? "") ?? [];
  if (x === undefined || y === undefined) return page;
  const focal = { x: Number(x) / 100, y: Number(y) / 100 };
  const pointed = <Part extends { file?: ApiFile | null }>(part: Part): Part =>
    part.file ? { ...part, file: { ...part.file, focal } } : part;
  return {
    ...page,
    options: page.options?.map((option) =>
      option.key === PAGE_OPTIONS.headerImage ? pointed(option) : option,
    ),
    contents: page.contents?.map((content) =>
      content.key.startsWith(CONTENT_KEYS.hero) ? pointed(content) : content,
    ),
    heroSlides: page.heroSlides?.map(pointed),
  };
}
