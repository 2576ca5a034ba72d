import sharp from "sharp";

export interface InspectedPicture {
  /** `jpeg`, `svg`, … */
  format: string;
  /** Pixels as it is shown. */
  width: number;
  height: number;
}

/** What a picture is; rejects what is no picture, and what breaks off or is damaged, as making its sizes would. */
export async function inspectPicture(picture: string | Buffer): Promise<InspectedPicture> {
  if (picture.length === 0) throw new Error("it is empty");
  try {
    const { format, autoOrient } = await sharp(picture).metadata();
    // A header says nothing of what follows; a drawing is read whole for it.
    if (format !== "svg") await sharp(picture).resize({ width: 16 }).raw().toBuffer();
    return { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    // What a decoder says of it is for programmers, in as many lines as it has tries.
    throw new Error("it is damaged or no picture");
  }
}
