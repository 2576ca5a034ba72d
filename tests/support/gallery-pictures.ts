import { readFileSync } from "node:fs";
import { array, object, string } from "yup";

const schema = object({
  sliders: array(object({ key: string().required(), slides: array().required() })).required(),
});

/** Number of pictures in the embedded hotel's gallery, or in one of its albums. */
export function galleryPictures(album?: string): number {
  const page: unknown = JSON.parse(readFileSync("content/pages/gallery.json", "utf8"));
  const albums = schema.validateSync(page).sliders.filter(({ key }) => album === undefined || key === album);
  if (albums.length === 0) throw new Error(`The gallery has no album ${album}.`);
  return albums.reduce((sum, { slides }) => sum + slides.length, 0);
}
