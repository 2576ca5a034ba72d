import { sharp } from "../sharp";

/** Whether a picture can be read to its end without a complaint, as the site's build reads it. */
export function isWhole(data: Buffer): Promise<boolean> {
  return sharp(data)
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
