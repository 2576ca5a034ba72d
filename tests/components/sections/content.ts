import type { Content, Slide, Slider } from "../../../src/sections/content";
import type { TemplateType } from "../../../src/sections/templates/template-types";

type Lead = Queries.TallSlidesFragment & Queries.TallLeadFragment & Queries.SquareLeadFragment;
type LeadSlide = Queries.TallSlidesFragment["heroSlides"][number];
type LeadPicture = Queries.PictureFragment & Queries.TallCutFragment & Queries.SquareCutFragment;

/** HTML in the form that pages receive. */
export function richText(html: string) {
  return { html, length: html.length, isLine: /^<p>[^<]*<\/p>$/.test(html) };
}

export function link(url: string, text: string): Queries.ActionLinkFragment {
  return { url, text, target: null };
}

export function picture(name: string, alt: string): Queries.PictureFragment {
  return {
    alt,
    width: 1500,
    height: 1000,
    focal: null,
    note: null,
    drawing: null,
    raster: { childImageSharp: { body: image(name) } },
  };
}

export function content(key: string, fields: Partial<Content> = {}): Content {
  return {
    key,
    title: null,
    subtitle: null,
    content: null,
    picture: null,
    link: null,
    film: null,
    ...fields,
  };
}

export function slide(fields: Partial<Slide> = {}): Slide {
  return {
    title: null,
    content: null,
    picture: null,
    link: null,
    priceFrom: null,
    offer: null,
    ...fields,
  };
}

export function slider(key: string, heading: string | null, ...slides: Slide[]): Slider {
  return { key, heading, body: null, slides };
}

export function page(fields: Partial<Queries.PageSectionsFragment> = {}): Queries.PageSectionsFragment {
  return {
    route: null,
    priceFrom: null,
    leadPicture: null,
    contents: [],
    sliders: [],
    options: [],
    heroSlides: [],
    ...fields,
  };
}

export function leadSlide(fields: Partial<LeadSlide> = {}): LeadSlide {
  return { title: null, content: null, picture: null, link: null, priceFrom: null, ...fields };
}

export function leadPage(fields: Partial<Lead> = {}): Lead {
  return {
    title: "Page title",
    priceFrom: null,
    breadcrumbs: [],
    options: [],
    leadPicture: null,
    heroSlides: [],
    contents: [],
    ...fields,
  };
}

/** A picture with its crops for phones. */
export function leadPicture(name: string, alt: string): LeadPicture {
  const cut = (shape: string) => `/static/${name}-${shape}.webp 1500w`;
  return { ...picture(name, alt), tall: cut("tall"), square: cut("square") };
}

export function templateType(subtitle: string, fields: Partial<TemplateType> = {}): TemplateType {
  return { subtitle, title: null, content: null, picture: null, link: null, ...fields };
}

function image(name: string) {
  const src = `/static/${name}.webp`;
  return {
    layout: "fullWidth" as const,
    width: 1,
    height: 0.667,
    images: { fallback: { src, srcSet: `${src} 1500w`, sizes: "100vw" }, sources: [] },
  };
}
