import { randomUUID } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import worker, { type Operation, type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { DAY } from "../../toolkit/durations";
import { ifThere } from "../../toolkit/files";
import { afterCut, cutRegion } from "./picture-cuts";
import { withPictureProcesses } from "./picture-processes";

/** Pixels; twice the largest size that a page requests. */
const LONGEST_SIDE = 4_000;
const UNUSED_DAYS = 60;

/**
 * Makes gatsby-plugin-sharp reuse the image sizes that earlier builds stored in `folder`, and store new ones
 * there, named by the image's digest and Gatsby's digest of size, format and quality. Several builds may share
 * the folder. Removes what no build used for 60 days.
 */
export async function keepMadePictures(folder: string): Promise<void> {
  const made = join(folder, `sharp-${sharp.versions.sharp}`);
  await mkdir(made, { recursive: true });
  await forgetUnused(folder);
  await forgetUnused(made);
  const make = worker.IMAGE_PROCESSING;

  worker.IMAGE_PROCESSING = async (job: PictureJob) => {
    if (job.args.isLazy) return make(job);
    const kept = join(made, basename(job.outputDir));
    const missing = await takeKept(kept, job);
    if (missing.length > 0) {
      await withPictureProcesses((makeFiles) =>
        withDecoded(job, kept, (decoded) =>
          // One operation at a time: given several, the plugin copies the image for each.
          Promise.all(
            missing.map((operation) =>
              withCut(decoded, operation, (path, made) =>
                makeFiles({
                  ...job,
                  inputPaths: job.inputPaths.map((input) => ({ ...input, path })),
                  args: { ...job.args, operations: [made] },
                }),
              ),
            ),
          ),
        ),
      );
      await keep(kept, job.outputDir, missing);
    }
    await markAsUsed(kept);
    await markAsUsed(made);
  };
}

/** An image decoded to a file that is fast to read; sizes in pixels. */
interface Decoded {
  path: string;
  width: number;
  height: number;
}

/**
 * The plugin would decode its input for each size: decoding once cuts the total time by a quarter. Throws if
 * the image can't be read.
 */
async function withDecoded(
  { inputPaths: [input], args }: PictureJob,
  folder: string,
  make: (decoded: Decoded) => Promise<unknown>,
): Promise<void> {
  if (!input) return;
  await mkdir(folder, { recursive: true });
  const decoded = join(folder, `${randomUUID()}.part`);
  try {
    const size = await sharp(input.path, { failOn: args.pluginOptions.failOn })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .tiff({ compression: "none" })
      .toFile(decoded)
      .catch((cause: Error) => {
        throw new Error(`The picture ${input.path} can't be read: ${cause.message}`, { cause });
      });
    await make({ path: decoded, ...size });
  } finally {
    await rm(decoded, { force: true });
  }
}

/** Crops around an arbitrary point first, because the plugin only crops around the centre or an edge. */
async function withCut(
  decoded: Decoded,
  operation: Operation,
  make: (path: string, operation: Operation) => Promise<unknown>,
): Promise<void> {
  const region = cutRegion(operation, decoded);
  if (!region) {
    await make(decoded.path, operation);
    return;
  }
  const cut = join(dirname(decoded.path), `${randomUUID()}.part`);
  try {
    await sharp(decoded.path).extract(region).tiff({ compression: "none" }).toFile(cut);
    await make(cut, afterCut(operation));
  } finally {
    await rm(cut, { force: true });
  }
}

/** Copies stored files into the site; returns the operations still to be done. */
async function takeKept(kept: string, { outputDir, args }: PictureJob): Promise<Operation[]> {
  const missing: Operation[] = [];
  for (const operation of args.operations) {
    const file = join(kept, operation.outputPath);
    if (existsSync(file)) await copyInto(file, join(outputDir, operation.outputPath));
    else missing.push(operation);
  }
  return missing;
}

/** Renames into place, so that other builds never see half a file. */
async function keep(kept: string, outputDir: string, operations: Operation[]): Promise<void> {
  for (const { outputPath } of operations) {
    const part = join(kept, `${randomUUID()}.part`);
    await copyInto(join(outputDir, outputPath), part);
    await mkdir(dirname(join(kept, outputPath)), { recursive: true });
    await rename(part, join(kept, outputPath));
  }
}

async function copyInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
}

async function markAsUsed(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now);
}

async function forgetUnused(folder: string): Promise<void> {
  const oldest = Date.now() - UNUSED_DAYS * DAY;
  for (const name of await readdir(folder)) {
    const unused = join(folder, name);
    // Another build may remove it, too.
    const found = await ifThere(stat(unused));
    if (found && found.mtimeMs < oldest) await rm(unused, { recursive: true, force: true });
  }
}
