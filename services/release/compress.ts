import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Endings of the compressed copies that lie beside a text file. */
export const COMPRESSED = [".br", ".gz"] as const;

/** Both compressed forms. Files that live for a year are worth the slowest setting; pages change with each edit, and 10 is within a fiftieth of it. */
export async function compress(
  content: Buffer,
  longLived: boolean,
): Promise<Record<(typeof COMPRESSED)[number], Buffer>> {
  const quality = longLived ? constants.BROTLI_MAX_QUALITY : 10;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotliAsync(content, { params }), gzipAsync(content, { level: 9 })]);
  return { ".br": br, ".gz": gz };
}
