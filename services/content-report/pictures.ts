import type { HttpGet } from "../../content-api/http";
import { pictureAddress } from "../../content-api/picture-address";
import type { PictureFaults } from "../../content-api/picture-faults";
import { fullMessageOf } from "../../shared/errors";
import type { Finding } from "./report";
import type { Picture, Subject } from "./subjects";

interface LookOptions {
  /** Origin of the content API. */
  origin: string;
  get: HttpGet;
  /** The faults found by a build that has just read all pictures; without them, each is read here. */
  faults?: PictureFaults | undefined;
}

/** Finds pictures that lack alternative text, can't be loaded, are damaged, or are too small. */
export async function pictureFindings(
  subjects: readonly Subject[],
  options: LookOptions,
): Promise<Finding[]> {
  const looked = new Map<string, Promise<PictureState>>();
  const look = (picture: Picture): Promise<PictureState> => {
    const { sourceUrl } = picture.file;
    const known = looked.get(sourceUrl) ?? lookAt(picture, options);
    looked.set(sourceUrl, known);
    return known;
  };
  const findings = subjects.flatMap((subject) =>
    subject.pictures.map((picture) => ofPicture(subject, picture, look)),
  );
  return (await Promise.all(findings)).flat();
}

/** Width in pixels; Infinity for SVG, which has none; a string is the reason why it is unknown. */
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

/** Sends only a HEAD request if a build has read the picture and the API states its width. */
async function lookAt({ file }: Picture, { origin, get, faults }: LookOptions): Promise<PictureState> {
  try {
    const fault = faults?.get(pictureAddress(file.sourceUrl, origin));
    if (fault !== undefined) return fault;
    const url = new URL(file.sourceUrl, origin);
    const method = faults && file.width ? "HEAD" : "GET";
    const { status, headers, body } = await get(url.href, { kind: "picture", method });
    if (status < 200 || status > 299) return String(status);
    if (headers.get("content-type")?.includes("svg") || url.pathname.endsWith(".svg")) return Infinity;
    if (file.width && method === "HEAD") return file.width;
    // Loaded on demand, since it takes 20 MB and most content servers state the width.
    const { inspectPicture } = await import("../../content-api/whole-picture");
    const { width } = await inspectPicture(body);
    return file.width ?? width;
  } catch (error) {
    return fullMessageOf(error);
  }
}
