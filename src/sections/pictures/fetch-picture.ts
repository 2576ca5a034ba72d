import { type PhoneCut, type PictureData, pictureFiles } from "./picture-files";
import type { PictureSlot } from "./picture-sizes";

/** Preloads the file the browser will show for a picture in a slot. Resolves when it has loaded or failed. */
export async function fetchPicture(
  picture: PictureData | null | undefined,
  slot: PictureSlot,
  cut?: PhoneCut,
): Promise<void> {
  const files = picture && pictureFiles(picture, slot, { cut });
  if (!files) return;
  const { phone, img } = files;
  const frame = document.createElement("picture");
  if (phone) {
    const { srcSet: srcset, ...rest } = phone;
    frame.append(Object.assign(document.createElement("source"), { srcset, ...rest }));
  }
  const image = document.createElement("img");
  frame.append(image);
  const { srcSet: srcset = "", sizes = "", src } = img;
  await new Promise((resolve) =>
    Object.assign(image, { onload: resolve, onerror: resolve, fetchPriority: "low", sizes, srcset, src }),
  );
}
