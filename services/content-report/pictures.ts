import type { HttpGet } from "../../content-api/http";
import { describeHttpError } from "../../content-api/http-errors";
import type { Finding } from "./report";
import type { Picture, Subject } from "./subjects";

/** Finds pictures without alternative text, that can't be loaded, or that are too small. `origin` is the content API's. */
export async function pictureFindings(
  subjects: readonly Subject[],
  origin: string,
  get: HttpGet,
): Promise<Finding[]> {
  const looked = new Map<string, Promise<PictureState>>();
  const look = (picture: Picture): Promise<PictureState> => {
    const { sourceUrl } = picture.file;
    const known = looked.get(sourceUrl) ?? lookAt(picture, origin, get);
    looked.set(sourceUrl, known);
    return known;
  };
  const findings = subjects.flatMap((subject) =>
    subject.pictures.map((picture) => ofPicture(subject, picture, look)),
  );
  return (await Promise.all(findings)).flat();
}

/** Width in pixels; Infinity for drawings, which have none; a string says why it can't be had. */
type PictureState = number | string;

async function ofPicture(
  { locale, path }: Subject,
  picture: Picture,
  look: (picture: Picture) => Promise<PictureState>,
): Promise<Finding[]> {
  const { field, file, slot } = picture;
  const place = { locale, page: path };
  const missingAlt: Finding[] = file.alt?.trim()
    ? []
    : [{ ...place, kind: "missing-alt", detail: `${field}: ${file.sourceUrl}` }];
  const state = await look(picture);
  if (typeof state === "string") {
    return [
      ...missingAlt,
      { ...place, kind: "missing-picture", detail: `${field}: ${file.sourceUrl} (${state})` },
    ];
  }
  if (state >= slot) return missingAlt;
  return [
    ...missingAlt,
    { ...place, kind: "small-picture", detail: `${field}: ${file.sourceUrl} (${state} px < ${slot} px)` },
  ];
}

/** Asks for the picture's head only, where the API has told its width. */
async function lookAt({ file }: Picture, origin: string, get: HttpGet): Promise<PictureState> {
  try {
    const url = new URL(file.sourceUrl, origin);
    const method = file.width ? "HEAD" : "GET";
    const { status, headers, body } = await get(url.href, { kind: "picture", method });
    if (status < 200 || status > 299) return String(status);
    if (headers.get("content-type")?.includes("svg") || url.pathname.endsWith(".svg")) return Infinity;
    if (file.width) return file.width;
    // Loaded where it is needed: most content servers tell the width, and it takes 20 MB.
    const { default: sharp } = await import("sharp");
    const { width } = await sharp(body).metadata();
    return width;
  } catch (error) {
    return describeHttpError(error);
  }
}
