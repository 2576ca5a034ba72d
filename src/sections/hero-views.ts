import { isAmong } from "./head-rest";
import { heroOf } from "./lead";

type Page = Queries.TallSlidesFragment;
type Slide = Page["heroSlides"][number];

/** One picture of a hero slider, and what is said while it is shown. */
export interface HeroView extends Pick<Slide, "title"> {
  picture: Slide["picture"];
  texts: Queries.RichTextFragment[];
  links: Queries.ActionLinkFragment[];
  prices: Queries.PriceFragment[];
}

/**
 * The views of a hero slider: its slides, of which the first says what the page itself says, too. A picture of the head that
 * is none of theirs stands before them, with the page's own words.
 */
export function heroViews(page: Page): HeroView[] {
  const { contents, heroSlides, leadPicture, priceFrom } = page;
  const hero = heroOf(contents);
  const own = { texts: some(hero?.content), links: some(hero?.link), prices: some(priceFrom) };
  // What stands while a slide without words is shown.
  const sentence = some(hero?.content ?? heroSlides[0]?.content);
  const views = heroSlides.map(({ title, picture, content, link, priceFrom: price }) => ({
    title,
    picture,
    texts: some(content),
    links: some(link),
    prices: some(price),
  }));
  const pictures = heroSlides.map(({ picture }) => picture);
  const [first, ...others] = views;
  const all =
    first && isAmong(pictures, leadPicture)
      ? [withOwn(first, own), ...others]
      : [{ title: null, picture: leadPicture, ...own }, ...views];
  return all.map((view, index) =>
    index > 0 && view.texts.length === 0 ? { ...view, texts: sentence } : view,
  );
}

/** The first slide's view, in which the page's own words stand before its. */
function withOwn(view: HeroView, own: Pick<HeroView, "texts" | "links" | "prices">): HeroView {
  return {
    ...view,
    texts: [...own.texts, ...view.texts],
    links: [...own.links, ...view.links],
    prices: [...own.prices, ...view.prices],
  };
}

function some<Part>(part: Part | null | undefined): Part[] {
  return part ? [part] : [];
}
