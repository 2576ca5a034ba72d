import { isAmong } from "./head-rest";
import { heroOf } from "./lead";

type Page = Queries.TallSlidesFragment;
type Slide = Page["heroSlides"][number];

/** One picture of a hero slider, and the text shown with it. */
interface HeroView extends Pick<Slide, "title"> {
  picture: Slide["picture"];
  texts: Queries.RichTextFragment[];
  links: Queries.ActionLinkFragment[];
  prices: Queries.PriceFragment[];
}

/**
 * The views of a hero slider: its slides, the first of which includes the page's own text. If the head's picture
 * isn't among them, it comes first, with the page's own text.
 */
export function heroViews(page: Page): HeroView[] {
  const { contents, heroSlides, leadPicture, priceFrom } = page;
  const hero = heroOf(contents);
  const own = { texts: some(hero?.content), links: some(hero?.link), prices: some(priceFrom) };
  // Shown with slides that have no text.
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

/** The first slide's view, with the page's own text before its own. */
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
