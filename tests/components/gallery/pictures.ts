/** A picture as the gallery's fragment delivers it. */
export function picture(name: string, alt: string): Queries.GalleryPictureFragment {
  return {
    sourceUrl: `/media/${name}.jpg`,
    alt,
    width: 1800,
    height: 1200,
    drawing: { publicURL: `/static/${name}.jpg` },
    raster: null,
  };
}

export function slider(key: string, title: string, ...pictures: Queries.GalleryPictureFragment[]) {
  return { key, content: { text: title }, slides: pictures.map((entry) => ({ picture: entry })) };
}
