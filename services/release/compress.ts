import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Compression } from "../../shared/environment";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export const BROTLI = ".br";
export const GZIP = ".gz";

/** Extensions of the compressed copies that may accompany a text file. */
export const COMPRESSED = [BROTLI, GZIP] as const;

/** The compressed copies of a release, by setting. */
export const COPIES: Readonly<Record<Compression, readonly string[]>> = {
  none: [],
  gzip: [GZIP],
  all: COMPRESSED,
};

/**
 * Files cached for a year are worth the slowest setting; pages change with each edit, and 10 comes within 2 %
 * of its size.
 */
export function brotli(content: Buffer, longLived: boolean): Promise<Buffer> {
  const quality = longLived ? constants.BROTLI_MAX_QUALITY : 10;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliAsync(content, { params });
}

export function gzipped(content: Buffer): Promise<Buffer> {
  return gzipAsync(content, { level: 9 });
}
