/** A picture as returned by the gallery's fragment. */
export function picture(name: string, alt: string): Queries.GalleryPictureFragment {
  return {
    sourceUrl: `/media/${name}.jpg`,
    alt,
    width: 1800,
    height: 1200,
    focal: null,
    note: null,
    drawing: { publicURL: `/static/${name}.jpg` },
    raster: null,
  };
}

export function slider(
  key: string,
  title: string,
  ...pictures: Queries.GalleryPictureFragment[]
): Queries.GalleryFragment["sliders"][number] {
  return {
    key,
    name: title,
    heading: title || null,
    body: null,
    slides: pictures.map((entry) => ({
      title: null,
      content: null,
      link: null,
      priceFrom: null,
      offer: null,
      picture: { ...entry, portrait: null },
    })),
  };
}

/** A page with these sliders and nothing else. */
export function galleryPage(...sliders: Queries.GalleryFragment["sliders"]): Queries.GalleryFragment {
  return {
    route: null,
    priceFrom: null,
    leadPicture: null,
    contents: [],
    options: [],
    heroSlides: [],
    sliders,
  };
}
