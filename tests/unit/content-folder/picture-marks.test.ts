import { readMarks, writeMarks } from "../../../content-folder/picture-marks";

/** One data set of an IPTC block. */
const dataSet = (number: number, text: string) => {
  const value = Buffer.from(text);
  return Buffer.concat([Buffer.of(0x1c, 2, number, value.length >> 8, value.length & 0xff), value]);
};

test("credit and copyright are read from the block of older programs, too", () => {
  const iptc = Buffer.concat([dataSet(90, "Kemer"), dataSet(110, "Ada"), dataSet(116, "© 2027 Ada")]);
  expect(readMarks(Buffer.of(), { iptc })).toEqual({
    credit: "Ada",
    copyright: "© 2027 Ada",
    digitalSource: undefined,
    hasCredentials: false,
  });
});

test("content credentials say that AI made a picture, and their presence is written down", () => {
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

test("what is written is read again, with any signs in it, and nothing is written of nothing", () => {
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
  "%j says nothing",
  (text) => {
    expect(readMarks(Buffer.of(), { xmp: Buffer.from(text), iptc: Buffer.from(text) })).toEqual({
      credit: undefined,
      copyright: undefined,
      digitalSource: undefined,
      hasCredentials: false,
    });
  },
);
