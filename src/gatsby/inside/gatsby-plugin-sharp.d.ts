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
