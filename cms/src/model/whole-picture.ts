import { sharp } from "../sharp";

/** True if a picture decodes completely without an error, as in the site's build. */
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
