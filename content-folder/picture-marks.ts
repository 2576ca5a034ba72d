import { Parser } from "htmlparser2";
import escapeHtml from "escape-html";
import { EXIF_ARTIST, EXIF_COPYRIGHT, exifTexts } from "./exif-texts";

/** What a picture says of who made it and how; unlike its place and camera, this stays in it. */
interface PictureMarks {
  credit?: string | undefined;
  copyright?: string | undefined;
  /** A term of IPTC's vocabulary of digital sources: `trainedAlgorithmicMedia`. */
  digitalSource?: string | undefined;
  /** True if the file has content credentials (C2PA), which hold only for its exact bytes. */
  hasCredentials: boolean;
}

interface Embedded {
  xmp?: Buffer | undefined;
  iptc?: Buffer | undefined;
  exif?: Buffer | undefined;
}

/** The vocabulary's addresses begin with this; in content credentials, too. */
const DIGITAL_SOURCES = "http://cv.iptc.org/newscodes/digitalsourcetype/";
const SOURCE_TERM = /cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w+)/i;
/** The box of a C2PA manifest in any format: its kind is a UUID that begins with these letters. */
const CREDENTIALS = Buffer.from("jumdc2pa");
/** Says that a packet was written here, and so has nothing else. */
const TOOLKIT = "hotel-cms";
const LONGEST = 500;

/** Reads the marks of a picture from its XMP, its IPTC block, its EXIF block and its content credentials. */
export function readMarks(data: Buffer, { xmp, iptc, exif }: Embedded): PictureMarks {
  const properties = xmpProperties(xmp?.toString("utf8") ?? "");
  const old = iptcTexts(iptc);
  const camera = exifTexts(exif);
  const hasCredentials = data.includes(CREDENTIALS);
  const source = properties.get("Iptc4xmpExt:DigitalSourceType") ?? "";
  const credentials = hasCredentials ? data.toString("latin1") : "";
  return {
    credit:
      properties.get("photoshop:Credit") ??
      old.get(IPTC_CREDIT) ??
      properties.get("dc:creator") ??
      camera.get(EXIF_ARTIST),
    copyright: properties.get("dc:rights") ?? old.get(IPTC_COPYRIGHT) ?? camera.get(EXIF_COPYRIGHT),
    digitalSource: (SOURCE_TERM.exec(source) ?? SOURCE_TERM.exec(credentials))?.[1],
    hasCredentials,
  };
}

/** An XMP packet with these marks alone; undefined if there are none. */
export function writeMarks({
  credit,
  copyright,
  digitalSource,
  hasCredentials,
}: PictureMarks): string | undefined {
  const lines = [
    element("photoshop:Credit", credit),
    copyright &&
      `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${clean(copyright)}</rdf:li></rdf:Alt></dc:rights>`,
    element("Iptc4xmpExt:DigitalSourceType", digitalSource && DIGITAL_SOURCES + digitalSource),
    element(
      "photoshop:History",
      hasCredentials ? "The original had content credentials (C2PA) when it was uploaded." : undefined,
    ),
  ].filter((line) => line);
  if (lines.length === 0) return undefined;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="${TOOLKIT}"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${lines.join("")}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

/** True for XMP that `writeMarks` wrote: nothing in it has to go. */
export function isOwnPacket(xmp: Buffer): boolean {
  return xmp.includes(`x:xmptk="${TOOLKIT}"`);
}

function element(name: string, value: string | undefined): string | undefined {
  return value && `<${name}>${clean(value)}</${name}>`;
}

/** As text of XML, which knows no control characters. */
function clean(text: string): string {
  return escapeHtml(
    text
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, LONGEST),
  );
}

/** The properties of an XMP packet by name: attributes, texts, and the first entry of lists. */
function xmpProperties(xmp: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, said: string) => {
    const value = said.trim();
    if (value && !found.has(name)) found.set(name, value);
  };
  const open: string[] = [];
  // Comes in parts, one for each escaped character.
  let text = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        text = "";
        for (const [key, value] of Object.entries(attributes)) {
          if (name === "rdf:Description") note(key, value);
          if (key === "rdf:resource") note(name, value);
        }
      },
      ontext(part) {
        text += part;
      },
      onclosetag() {
        const property = open.findLast((name) => !name.startsWith("rdf:"));
        if (property) note(property, text);
        text = "";
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xmp);
  return found;
}

const IPTC_CREDIT = 110;
const IPTC_COPYRIGHT = 116;
/** Each data set begins with this marker, the record 2, its number and its length in two bytes. */
const IPTC_MARKER = 0x1c;
const IPTC_RECORD = 2;

/** The texts of an IPTC block by their numbers; blocks are UTF-8 today. */
function iptcTexts(iptc: Buffer | undefined): Map<number, string> {
  const found = new Map<number, string>();
  if (!iptc) return found;
  let at = iptc.indexOf(IPTC_MARKER);
  while (at >= 0 && at + 5 <= iptc.length) {
    if (iptc[at] !== IPTC_MARKER) break;
    const length = iptc.readUInt16BE(at + 3);
    const text = iptc.toString("utf8", at + 5, at + 5 + length).trim();
    const number = iptc.readUInt8(at + 2);
    if (iptc[at + 1] === IPTC_RECORD && text && !found.has(number)) found.set(number, text);
    at += 5 + length;
  }
  return found;
}
