import sharp from "sharp";
import { readMarks, writeMarks } from "../../../content-folder/picture-marks";

/** One data set of an IPTC block. */
const dataSet = (number: number, text: string) => {
  const value = Buffer.from(text);
  return Buffer.concat([Buffer.of(0x1c, 2, number, value.length >> 8, value.length & 0xff), value]);
};

test("credit and copyright are also read from the IPTC block of older programs", () => {
  const iptc = Buffer.concat([dataSet(90, "Kemer"), dataSet(110, "Ada"), dataSet(116, "© 2027 Ada")]);
  expect(readMarks(Buffer.of(), { iptc })).toEqual({
    credit: "Ada",
    copyright: "© 2027 Ada",
    digitalSource: undefined,
    hasCredentials: false,
  });
});

test("artist and copyright are read from a camera's EXIF block if nothing else gives them", async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } })
    .withExif({ IFD0: { Model: "C7", Artist: "Ada", Copyright: "2027 Ada" } })
    .jpeg()
    .toBuffer();
  const { exif } = await sharp(data).metadata();
  expect(readMarks(data, { exif })).toMatchObject({ credit: "Ada", copyright: "2027 Ada" });
  const newer = Buffer.from(writeMarks({ copyright: "© 2028 Bo", hasCredentials: false }) ?? "");
  expect(readMarks(data, { exif, xmp: newer })).toMatchObject({ credit: "Ada", copyright: "© 2028 Bo" });
});

test("an EXIF block truncated or corrupted at any point does not fail the upload", async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } })
    .withExif({ IFD0: { Copyright: "© 2027 Ada" } })
    .jpeg()
    .toBuffer();
  const { exif = Buffer.of() } = await sharp(data).metadata();
  const read = (block: Buffer) => () => readMarks(Buffer.of(), { exif: block });
  for (let at = 0; at < exif.length; at += 1) {
    expect(read(exif.subarray(0, at))).not.toThrow();
    expect(read(Buffer.from(exif).fill(0xff, at, Math.min(at + 4, exif.length)))).not.toThrow();
  }
});

test("content credentials mark a picture as made by AI, and their presence is recorded", () => {
  const data = Buffer.from(
    "…jumdc2pa…http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia…",
  );
  const marks = readMarks(data, {});
  expect(marks).toMatchObject({
    digitalSource: "compositeWithTrainedAlgorithmicMedia",
    hasCredentials: true,
  });
  expect(writeMarks(marks)).toMatch(/History>[^<]*content credentials \(C2PA\)/);
});

test("marks are read back as written, special characters included, and no marks write nothing", () => {
  const marks = {
    credit: 'Ada <ada@hotel.example> & "Co"',
    copyright: "© 2027",
    digitalSource: "digitalCapture",
    hasCredentials: false,
  };
  const xmp = Buffer.from(writeMarks(marks) ?? "");
  expect(readMarks(Buffer.of(), { xmp })).toEqual(marks);
  expect(writeMarks({ hasCredentials: false })).toBeUndefined();
});

test.each(["not XML at all", "<rdf:Description photoshop:Credit=", "\u0000\u0001"])(
  "%j yields no marks",
  (text) => {
    expect(
      readMarks(Buffer.of(), { xmp: Buffer.from(text), iptc: Buffer.from(text), exif: Buffer.from(text) }),
    ).toEqual({
      credit: undefined,
      copyright: undefined,
      digitalSource: undefined,
      hasCredentials: false,
    });
  },
);
