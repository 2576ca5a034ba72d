import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { writeMarks } from "../../../content-folder/picture-marks";
import { fieldsOf, rowsOf } from "../../../shared/record";
import { pictureResponse } from "../../src/api/pictures";
import { thumbnailResponse } from "../../src/api/thumbnails";
import { parseEnvironment } from "../../src/environment";
import { pictureToFile } from "../../src/files/to-files";
import { accepted, CONTENT } from "../support/cms";
import { cms } from "../support/opened";

const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#3a6" } });

/** A photo from a phone held upright: stored in landscape, with its orientation and location as metadata. */
const fromPhone = (width: number, height: number): Promise<Buffer> =>
  blank(width, height)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "36/1 35/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe("pictures", () => {
  const upload = async (name: string, type: string, bytes: Uint8Array, language = "en") => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
    form.append("_payload", "{}");
    const { status, body } = await cms.edit("POST", "/api/media", form, language);
    return { status, body, doc: fieldsOf(fieldsOf(body).doc) };
  };
  /** The first block of a public page. */
  const blockOf = async (url: string) => {
    const path = `/api/v1/pages/url-lang?property-id=1&url=${url}&lang=en`;
    const [block] = rowsOf((await accepted(cms.call("GET", path))).contents);
    return fieldsOf(block);
  };
  const fileOf = ({ filename }: Record<string, unknown>) =>
    readFile(join(parseEnvironment(process.env).mediaDir, String(filename)));

  it("of 48 megapixels from a phone are renamed, rotated, scaled down, and stripped of their location", async () => {
    const bytes = await fromPhone(8_000, 6_000);
    const { status, doc } = await upload("Lobi Görünümü (2).JPG", "image/jpeg", bytes, "tr");
    expect(status).toBe(201);
    expect([doc.filename, doc.width, doc.height]).toEqual(["lobi-gorunumu-2.jpg", 3_072, 4_096]);
    const { width, height, orientation, exif } = await sharp(await fileOf(doc)).metadata();
    expect([width, height, orientation, exif]).toEqual([3_072, 4_096, undefined, undefined]);
  });

  it("that need no change are stored byte for byte", async () => {
    const bytes = await blank(1_800, 1_200).jpeg().toBuffer();
    const { doc } = await upload("Terrace_1.jpg", "image/jpeg", bytes);
    expect(doc.filename).toBe("Terrace_1.jpg");
    expect(bytes.equals(await fileOf(doc))).toBe(true);
  });

  it("in HEIC are refused with instructions in the editor's language, at their field and outside of it", async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
    const { status, body } = await upload("IMG_2034.HEIC", "image/heic", heic, "tr");
    const message = expect.stringMatching(/HEIC görseller burada okunamıyor\. JPEG olarak kaydedin/);
    const atField = { path: "file", message };
    expect([status, body]).toMatchObject([400, { errors: [{ message, data: { errors: [atField] } }] }]);
  });

  it("in HEIC are converted to JPEG if this machine can read them", async () => {
    // Depends on the codec inside, here AV1: not every libvips reads HEVC, which phones use.
    const bytes = await blank(40, 30).avif().toBuffer();
    bytes.write("heic", 8, "latin1");
    const { status, doc } = await upload("IMG_2035.HEIC", "image/heic", bytes);
    expect(status).toBe(201);
    expect([doc.filename, doc.mimeType, doc.width, doc.height]).toEqual([
      "img-2035.jpg",
      "image/jpeg",
      40,
      30,
    ]);
    expect((await sharp(await fileOf(doc)).metadata()).format).toBe("jpeg");
  });

  it("marked as made by AI in their file are labelled so for the site, until an editor says otherwise", async () => {
    const xmp = writeMarks({ digitalSource: "trainedAlgorithmicMedia", hasCredentials: false }) ?? "";
    const bytes = await blank(40, 30).withXmp(xmp).jpeg().toBuffer();
    const { doc } = await upload("made.jpg", "image/jpeg", bytes);
    expect([doc.ai, pictureToFile(doc).ai]).toEqual(["made", "made"]);
    const said = await accepted(cms.edit("PATCH", `/api/media/${String(doc.id)}`, { ai: null }));
    expect(fieldsOf(said.doc).ai).toBeNull();
  });

  it("are listed newest first", async () => {
    const { doc } = await upload("newest.jpg", "image/jpeg", await blank(40, 30).jpeg().toBuffer());
    const { docs } = await accepted(cms.edit("GET", "/api/media?limit=1&depth=0"));
    expect(docs).toMatchObject([{ id: doc.id }]);
  });

  it("may be a film and its captions, which are published without an alternative text, unlike a picture", async () => {
    const film = await readFile(join(CONTENT, "media/bay-day.mp4"));
    const sent = await upload("Lobi Filmi.MP4", "video/mp4", film, "tr");
    expect([sent.status, sent.doc.filename]).toEqual([201, "lobi-filmi.mp4"]);
    expect(film.equals(await fileOf(sent.doc))).toBe(true);
    const words = Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nLobi\n");
    const captions = await upload("lobi-tr.vtt", "text/vtt", words);
    expect([captions.status, captions.doc.filename]).toEqual([201, "lobi-tr.vtt"]);
    const publish = ({ id }: Record<string, unknown>) =>
      cms.edit("PATCH", `/api/media/${String(id)}?locale=tr`, { _status: "published" });
    for (const { doc } of [sent, captions]) await accepted(publish(doc));
    const { doc: picture } = await upload("lobi.png", "image/png", await blank(40, 30).png().toBuffer());
    const refused = await publish(picture);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('"path":"alt"'),
    ]);
  });

  it("may be a PDF, which becomes public once a published page links to it", async () => {
    const { edit, first, payload } = cms;
    const bytes = Buffer.from("%PDF-1.7\nstartxref\n9\n%%EOF\n");
    const { status, doc } = await upload("Spa Menüsü.PDF", "application/pdf", bytes, "tr");
    expect([status, doc.filename]).toEqual([201, "spa-menusu.pdf"]);
    const served = async () => {
      const request = new Request("http://localhost:3000/");
      const answer = await pictureResponse(payload, request, "spa-menusu.pdf");
      return [answer.status, answer.headers.get("content-type")];
    };
    expect((await served())[0]).toBe(404);

    const page = (value: unknown) => ({
      key: "pdf",
      title: "A list",
      url: "/pdf",
      contents: [
        {
          kind: "SECTION",
          title: "Spa",
          content: '<p><a href="media:spa-menusu.pdf">Treatments</a></p>',
          link: { target: { relationTo: "media", value }, text: "Our list" },
        },
      ],
      _status: "published",
    });
    const picture = await first("media", { mimeType: "image/jpeg" });
    expect((await edit("POST", "/api/pages?locale=en", page(picture.id))).status).toBe(400);
    await accepted(edit("POST", "/api/pages?locale=en", page(doc.id)));
    expect(await blockOf("/pdf")).toMatchObject({
      content: '<p><a href="/media/spa-menusu.pdf">Treatments</a></p>',
      link: { url: "/media/spa-menusu.pdf", text: "Our list" },
    });
    expect(await served()).toEqual([200, "application/pdf"]);
    expect((await edit("DELETE", `/api/media/${String(doc.id)}`)).status).toBe(409);
  });

  it("that replace a PDF also become the target of links in texts, which stay valid", async () => {
    const { edit } = cms;
    const bytes = Buffer.from("%PDF-1.7\nstartxref\n9\n%%EOF\n");
    const { doc } = await upload("wines-2027.pdf", "application/pdf", bytes);
    const content = '<p><a href="media:wines-2027.pdf">Wines</a></p>';
    const made = await accepted(
      edit("POST", "/api/pages?locale=en", {
        key: "wines",
        title: "Wines",
        url: "/wines",
        contents: [{ kind: "SECTION", title: "Wines", content }],
        _status: "published",
      }),
    );

    const form = new FormData();
    form.append("file", new Blob([bytes], { type: "application/pdf" }), "wines-2028.pdf");
    form.append("_payload", "{}");
    const media = `/api/media/${String(doc.id)}`;
    const replaced = await accepted(edit("PATCH", media, form));
    expect(fieldsOf(replaced.doc).filename).toBe("wines-2028.pdf");
    expect((await blockOf("/wines")).content).toBe('<p><a href="/media/wines-2028.pdf">Wines</a></p>');

    const other = await upload("wines-2027.pdf", "application/pdf", bytes);
    expect(other.doc.filename).toBe("wines-2027-1.pdf");

    const page = `/api/pages/${String(fieldsOf(made.doc).id)}?locale=en`;
    await accepted(edit("PATCH", page, { title: "Our wines", _status: "published" }));
    expect((await edit("DELETE", media)).status).toBe(409);
  });

  it("are listed with thumbnails for signed-in users", async () => {
    const { edit, first, payload, signIn } = cms;
    const { id } = await first("media", { filename: "hotel-aerial.jpg" });
    const { thumbnailURL } = await accepted(edit("GET", `/api/media/${id}`));
    expect(thumbnailURL).toMatch(/^\/thumbnails\/hotel-aerial\.jpg\?/);
    const token = await signIn("editor");
    const answer = (headers: Record<string, string>) =>
      thumbnailResponse(payload, new Request("http://localhost:3000/", { headers }), "hotel-aerial.jpg");
    expect((await answer({})).status).toBe(404);
    const small = Buffer.from(await (await answer({ Authorization: `JWT ${token}` })).arrayBuffer());
    const { format, width, height } = await sharp(small).metadata();
    expect([format, Math.max(width, height)]).toEqual(["webp", 320]);
    expect(small.length).toBeLessThan(30_000);
  });

  it("tell the site their focal point for cropping", async () => {
    const { call, edit, first } = cms;
    const { id } = await first("media", { filename: "pinara-citrus.jpg" });
    const address = "/api/v1/pages/url-lang?property-id=1&url=/about-us&lang=en";
    const told = async () => JSON.stringify((await call("GET", address)).body);
    expect(await told()).not.toMatch(/pinara-citrus\.jpg[^}]*"focal"/);
    const point = (focalX: number, focalY: number) =>
      accepted(edit("PATCH", `/api/media/${id}?locale=en`, { focalX, focalY, _status: "published" }));
    expect(fieldsOf((await point(30, 70)).doc).filename).toBe("pinara-citrus.jpg");
    expect(await told()).toMatch(/pinara-citrus\.jpg[^}]*"focal":\{"x":0\.3,"y":0\.7\}/);
    await point(50, 50);
    expect(await told()).not.toMatch(/pinara-citrus\.jpg[^}]*"focal"/);
  });

  it("that are floor plans need a title or an alternative text for their room to be published", async () => {
    const { edit, first } = cms;
    const { id, plans } = await first("rooms", { key: "garden-room" }, { locale: "en" });
    expect(plans).toContainEqual(expect.objectContaining({ title: expect.any(String) }));
    const publish = (rows: object[]) =>
      edit("PATCH", `/api/rooms/${id}?locale=en`, { plans: rows, _status: "published" });
    await accepted(publish(plans));
    const refused = await publish(plans.map((plan: object) => ({ ...plan, title: null })));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toMatch(/plan-garden-room\.svg.* has no alternative text/);
  });
});
