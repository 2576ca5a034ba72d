import { leadOf } from "./lead";
import { type PictureData, pictureFiles } from "./picture-files";
import type { PictureSlot } from "./picture-sizes";

/** The picture of a page's head, in its slot. */
export const fetchLead = (page: Queries.LeadFragment | null, slot: PictureSlot) =>
  fetchPicture(page && leadOf(page).picture, slot);

/** Fetches the file that the browser will show of a picture in a slot. Resolves when it is there, or can't be had. */
export async function fetchPicture(picture: PictureData | null, slot: PictureSlot): Promise<void> {
  const files = picture && pictureFiles(picture, slot);
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
