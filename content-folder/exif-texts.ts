/** Tags of the first directory, which describes the picture as a whole. */
export const EXIF_ARTIST = 0x013b;
export const EXIF_COPYRIGHT = 0x8298;

const HEADER = Buffer.from("Exif\0\0");
/** Type of a field that is text; up to four bytes of it are in the field itself. */
const ASCII = 2;
const FIELD_SIZE = 12;
const INLINE = 4;

/** The texts of an EXIF block's first directory by their tags; none if it is broken. */
export function exifTexts(exif: Buffer | undefined): Map<number, string> {
  const found = new Map<number, string>();
  if (!exif) return found;
  const block = exif.subarray(0, HEADER.length).equals(HEADER) ? exif.subarray(HEADER.length) : exif;
  const isLittle = block.toString("latin1", 0, 2) === "II";
  const uint16 = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const uint32 = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at));
  const holds = (end: number) => end <= block.length;
  if (!holds(8)) return found;
  const directory = uint32(4);
  if (!holds(directory + 2)) return found;
  for (let index = 0; index < uint16(directory); index += 1) {
    const field = directory + 2 + index * FIELD_SIZE;
    if (!holds(field + FIELD_SIZE)) break;
    const length = uint32(field + 4);
    const at = length > INLINE ? uint32(field + 8) : field + 8;
    if (uint16(field + 2) !== ASCII || !holds(at + length)) continue;
    // Copyright may be two texts, the photographer's and the editor's, with a zero between them.
    const text = block
      .toString("utf8", at, at + length)
      .split("\0")
      .map((part) => part.trim())
      .filter((part) => part)
      .join(", ");
    if (text) found.set(uint16(field), text);
  }
  return found;
}
