declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** The image-related fields of a File node. */
  export interface PictureSource {
    name: string;
    extension: string;
    absolutePath: string;
    internal: { contentDigest: string };
  }

  export interface Surroundings {
    reporter: Reporter;
    cache: GatsbyCache;
  }

  interface ImageArgs {
    layout: "fullWidth";
    formats: "webp"[];
    aspectRatio: number;
    breakpoints: number[];
    placeholder: "none";
    transformOptions: { fit: "cover"; cropFocus: string | number };
  }

  /** Queues the files of an image to be generated; undefined if it can't be read. */
  export function generateImageData(
    options: Surroundings & { file: PictureSource; args: ImageArgs; pathPrefix: string },
  ): Promise<IGatsbyImageData | undefined>;
}

declare module "gatsby-plugin-sharp/gatsby-worker" {
  import type { FailOnOptions } from "sharp";

  /** One image file to generate; the path is relative to the job's folder. */
  export interface Operation {
    outputPath: string;
    args: unknown;
  }

  export interface PictureJob {
    inputPaths: { path: string; contentDigest: string }[];
    /** `public/static/<the image's digest>`. */
    outputDir: string;
    args: {
      isLazy?: boolean;
      operations: Operation[];
      pluginOptions: { failOn?: FailOnOptions; stripMetadata?: boolean };
    };
  }

  const worker: { IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown> };
  export default worker;
}
