import { type CollectionBeforeOperationHook, ValidationError } from "payload";
import sharp from "sharp";
import { mayEdit } from "../access/roles";
import { isPictureName } from "../../../content-folder/pictures";
import { svgFault } from "./svg-fault";

const MEGAPIXELS = 25;
const MEGABYTES = 40;
const MEGA = 1_000_000;

/** Before Payload looks at it, in less helpful words: refuses, at the field, what the site's build or a visitor's browser could not take. */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, req, overrideAccess }) => {
  const { file } = req;
  // Who may not send any is refused next: not one byte is read for them.
  if (file === undefined || (!overrideAccess && !mayEdit(req))) return args;
  const fault = await pictureFault(file);
  if (fault === undefined) return args;
  throw new ValidationError({ collection: "media", errors: [{ path: "file", message: fault }], req });
};

/** Why a picture can not be taken, in words for who sent it; undefined: it can. */
export async function pictureFault({
  name,
  data,
}: {
  name: string;
  data: Buffer;
}): Promise<string | undefined> {
  if (!isPictureName(name)) {
    return `The name ${name} can not stand in an address: letters without accents, digits, - and _, such as pool-1.jpg.`;
  }
  if (data.length > MEGABYTES * MEGA) {
    return `The picture has ${(data.length / MEGA).toFixed(1)} MB; ${MEGABYTES} MB are the most.`;
  }
  if (/\.svg$/i.test(name)) return svgFault(data.toString("utf8"));
  const { width, height } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  if (width === undefined || height === undefined) return "This can not be read as a picture.";
  if (width * height > MEGAPIXELS * MEGA) {
    return (
      `The picture has ${Math.round((width * height) / MEGA)} megapixels (${width} × ${height}); ${MEGAPIXELS} are the most. ` +
      "Save it at most 6000 pixels wide."
    );
  }
  return undefined;
}
