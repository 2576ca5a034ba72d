import sharp from "sharp";

interface FileSource {
  absolutePath: string;
  internal: { contentDigest: string };
}

/** Of one file read once for all pages that show it. */
const read = new Map<string, Promise<{ width: number; height: number } | null>>();

/** Pixels of a picture's file as it is shown, so that its place is kept before it is there; null for other files. */
export const FILE_DIMENSIONS = {
  File: {
    dimensions: {
      type: "HotelFileDimensions",
      resolve: ({ absolutePath, internal }: FileSource) => {
        const key = `${absolutePath} ${internal.contentDigest}`;
        const known = read.get(key) ?? measure(absolutePath);
        read.set(key, known);
        return known;
      },
    },
  },
};

async function measure(file: string) {
  try {
    const { autoOrient } = await sharp(file).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}
