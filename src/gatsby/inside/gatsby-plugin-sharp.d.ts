declare module "gatsby-plugin-sharp/process-file" {
  interface Transform {
    outputPath: string;
    args: { width: number; toFormat: string; quality: number };
  }

  /** Makes files of one picture. */
  export function processFile(
    file: string,
    transforms: Transform[],
    options: { stripMetadata: boolean },
  ): Promise<unknown>;
}

declare module "gatsby-plugin-sharp/gatsby-worker" {
  /** One file to be made of a picture; the path is relative to the job's folder. */
  export interface Operation {
    outputPath: string;
    args: unknown;
  }

  export interface PictureJob {
    inputPaths: { path: string; contentDigest: string }[];
    /** `public/static/<the picture's digest>`. */
    outputDir: string;
    args: { isLazy?: boolean; operations: Operation[]; pluginOptions: unknown };
  }

  const worker: { IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown> };
  export default worker;
}
