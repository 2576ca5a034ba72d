import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { pictureFault } from "../src/model/check-picture";
import { sharp } from "../src/sharp";
import { readMarks } from "../../content-folder/picture-marks";
import { fileName, fitPhoto } from "../src/model/take-picture";

describe("an uploaded picture", () => {
  it("is refused if its bytes are in a format that the site does not show, whatever its name", async () => {
    const { picture } = EDITOR_CHECKS.en;
    const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } });
    const sent = async (data: Promise<Buffer>) =>
      pictureFault({ name: "beach.jpg", data: await data }, EDITOR_CHECKS.en);
    expect(await sent(plain.clone().tiff().toBuffer())).toBe(picture.unreadable);
    for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const) {
      expect(await sent(plain.clone().toFormat(format).toBuffer())).toBe(undefined);
    }
  });

  it("keeps its credit and AI marking, but loses its location and camera", async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/" photoshop:Credit="Ada &amp; Co" photoshop:City="Kemer" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© 2027 Ada</rdf:li></rdf:Alt></dc:rights></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } });
    const exif = {
      IFD0: { Model: "Camera 7", Copyright: "Someone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "36/1 35/1 0/1" },
    };
    const marks = {
      credit: "Ada & Co",
      copyright: "© 2027 Ada",
      digitalSource: "trainedAlgorithmicMedia",
      hasCredentials: false,
    };
    for (const format of ["jpeg", "png", "webp"] as const) {
      const given = await plain.clone().withExif(exif).withXmp(xmp).toFormat(format).toBuffer();
      const once = (await fitPhoto(given))?.data ?? Buffer.of();
      const metadata = await sharp(once).metadata();
      expect(readMarks(once, metadata)).toEqual(marks);
      expect([metadata.exif, once.includes("Kemer"), once.includes("Camera 7")]).toEqual([
        undefined,
        false,
        false,
      ]);
      expect((await fitPhoto(once))?.data.equals(once)).toBe(true);
    }
  });

  for (const [given, ending, kept] of [
    ["lobby.jpg", "jpg", "lobby.jpg"],
    ["Lobi Görünümü (2).JPG", "jpg", "lobi-gorunumu-2.jpg"],
    ["Бассейн ночью.png", "png", "basseyn-nochyu.png"],
    ["图片.png", "png", "picture.png"],
    ["photo.jpg", "png", "photo.png"],
    ["con.png", "png", "picture-con.png"],
    ["console.png", "png", "console.png"],
  ] as const) {
    it(`named ${given} becomes ${kept}`, () => {
      expect(fileName(given, ending, "tr")).toBe(kept);
    });
  }
});
