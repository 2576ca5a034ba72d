import type { SharePicture } from "../share-picture";

/** The terms of IPTC's vocabulary that schema.org has, too: there they begin with a capital letter. */
const SOURCES = [
  "algorithmicMedia",
  "algorithmicallyEnhanced",
  "compositeCapture",
  "compositeSynthetic",
  "compositeWithTrainedAlgorithmicMedia",
  "dataDrivenMedia",
  "digitalCapture",
  "screenCapture",
  "trainedAlgorithmicMedia",
  "virtualRecording",
];

/** A picture's URL; an image that says how it was made, if its file does. */
export function imageThing({ url, digitalSource }: SharePicture): string | object {
  const source = SOURCES.find((term) => term === digitalSource);
  if (source === undefined) return url;
  const name = source.charAt(0).toUpperCase() + source.slice(1);
  return {
    "@type": "ImageObject",
    contentUrl: url,
    digitalSourceType: `https://schema.org/${name}DigitalSource`,
  };
}
