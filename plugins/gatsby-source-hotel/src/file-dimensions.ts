import sharp from "sharp";

interface FileSource {
  absolutePath: string;
  internal: { contentDigest: string };
}

/** Dimensions by file; each file is read once for all pages that show it. */
const read = new Map<string, Promise<{ width: number; height: number } | null>>();

/** Displayed size of an image file in pixels, which reserves its space before it loads; null for other files. */
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
