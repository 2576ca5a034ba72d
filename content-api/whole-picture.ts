import sharp from "sharp";

interface InspectedPicture {
  /** `jpeg`, `svg`, … */
  format: string;
  /** Displayed size in pixels, after orientation. */
  width: number;
  height: number;
}

/**
 * Returns a picture's format and size; rejects what isn't a picture, is truncated or damaged, as resizing it would.
 */
export async function inspectPicture(picture: string | Buffer): Promise<InspectedPicture> {
  if (picture.length === 0) throw new Error("it is empty");
  try {
    const { format, autoOrient } = await sharp(picture).metadata();
    // The header proves nothing about the rest; an SVG has been read completely at this point.
    if (format !== "svg") await sharp(picture).resize({ width: 16 }).raw().toBuffer();
    return { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    // A decoder's own message is technical, and has a line for each attempt.
    throw new Error("it is damaged or no picture");
  }
}
