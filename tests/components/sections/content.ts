import type { Content, Slide, Slider } from "../../../src/sections/content";
import type { TemplateType } from "../../../src/sections/template-types";

type Lead = Queries.LeadFragment;
type LeadSlide = Lead["heroSlides"][number];

/** HTML as the source plugin gives it; its text is the same without tags. */
export function richText(
  html: string,
  pictures: Queries.RichTextFragment["pictures"] = [],
): Queries.RichTextFragment {
  return { html, text: html.replace(/<[^>]+>/g, ""), pictures };
}

export function link(url: string, text: string): Queries.ActionLinkFragment {
  return { url, text, target: null };
}

export function picture(name: string, alt: string): Queries.PictureFragment {
  return {
    alt,
    width: 1500,
    height: 1000,
    drawing: null,
    raster: { childImageSharp: { body: image(name) } },
  };
}

export function leadPicture(name: string, alt: string): Queries.LeadPictureFragment {
  return {
    alt,
    width: 1800,
    height: 1200,
    drawing: null,
    raster: { childImageSharp: { lead: image(name) } },
  };
}

export function content(key: string, fields: Partial<Content> = {}): Content {
  return { key, title: null, subtitle: null, content: null, picture: null, link: null, ...fields };
}

export function slide(fields: Partial<Slide> = {}): Slide {
  return { title: null, content: null, picture: null, link: null, ...fields };
}

export function slider(key: string, heading: string | null, ...slides: Slide[]): Slider {
  return { key, content: heading === null ? null : richText(heading), slides };
}

export function page(fields: Partial<Queries.PageSectionsFragment> = {}): Queries.PageSectionsFragment {
  return { contents: [], sliders: [], options: [], heroSlides: [], ...fields };
}

export function leadSlide(fields: Partial<LeadSlide> = {}): LeadSlide {
  return { title: null, content: null, picture: null, link: null, ...fields };
}

export function leadPage(fields: Partial<Lead> = {}): Lead {
  return { title: "Page title", breadcrumbs: [], options: [], heroSlides: [], contents: [], ...fields };
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
    backgroundColor: "#888",
    images: { fallback: { src, srcSet: `${src} 1500w`, sizes: "100vw" }, sources: [] },
  };
}
