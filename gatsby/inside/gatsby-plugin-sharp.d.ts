declare module "gatsby-plugin-sharp/gatsby-worker" {
  import type { FailOnOptions } from "sharp";

  /** One file to be made of a picture; the path is relative to the job's folder. */
  export interface Operation {
    outputPath: string;
    args: unknown;
  }

  export interface PictureJob {
    inputPaths: { path: string; contentDigest: string }[];
    /** `public/static/<the picture's digest>`. */
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
