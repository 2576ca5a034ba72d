import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { array, mixed } from "yup";
import { writeMarks } from "../../../content-folder/picture-marks";
import { parse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { pictureResponse } from "../../src/api/pictures";
import { thumbnailResponse } from "../../src/api/thumbnails";
import { parseEnvironment } from "../../src/environment";
import { pictureToFile } from "../../src/files/to-files";
import { CONTENT, type TestedCms } from "../support/cms";

const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#3a6" } });

/** A photo from a phone held upright: stored in landscape, with its orientation and location as metadata. */
const fromPhone = (width: number, height: number): Promise<Buffer> =>
  blank(width, height)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "36/1 35/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export function pictureCases(opened: () => TestedCms): void {
  describe("pictures", () => {
    let token = "";
    beforeAll(async () => {
      token = await opened().signIn("editor", ["en", "tr"]);
    });

    const upload = async (name: string, type: string, bytes: Uint8Array, language = "en") => {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
      form.append("_payload", "{}");
      const headers = { "Accept-Language": language };
      const { status, body } = await opened().call("POST", "/api/media", { token, body: form, headers });
      return { status, body, doc: fieldsOf(fieldsOf(body).doc) };
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

    it("in HEIC are refused with instructions in the editor's language", async () => {
      const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
      const { status, body } = await upload("IMG_2034.HEIC", "image/heic", heic, "tr");
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toMatch(/"path":"file"/);
      expect(JSON.stringify(body)).toMatch(/HEIC görseller burada okunamıyor\. JPEG olarak kaydedin/);
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

    it("that are refused give the reason outside their field, too, in the editor's language", async () => {
      const { status, body } = await upload("Bucht.jpg", "image/jpeg", Buffer.from("<html>"), "de");
      expect(status).toBe(400);
      const { errors } = fieldsOf(body);
      const error: unknown = Array.isArray(errors) ? errors[0] : undefined;
      expect(fieldsOf(error).message).toMatch(/Das lässt sich nicht als Bild lesen/);
    });

    it("marked as made by AI in their file are labelled so for the site, until an editor says otherwise", async () => {
      const { call } = opened();
      const xmp = writeMarks({ digitalSource: "trainedAlgorithmicMedia", hasCredentials: false }) ?? "";
      const bytes = await blank(40, 30).withXmp(xmp).jpeg().toBuffer();
      const { doc } = await upload("made.jpg", "image/jpeg", bytes);
      expect([doc.ai, pictureToFile(doc).ai]).toEqual(["made", "made"]);
      const said = await call("PATCH", `/api/media/${String(doc.id)}`, { token, body: { ai: null } });
      expect(fieldsOf(fieldsOf(said.body).doc).ai).toBeNull();
    });

    it("are listed newest first", async () => {
      const { doc } = await upload("newest.jpg", "image/jpeg", await blank(40, 30).jpeg().toBuffer());
      const { body } = await opened().call("GET", "/api/media?limit=1&depth=0", { token });
      const { docs } = fieldsOf(body);
      expect(fieldsOf(Array.isArray(docs) ? docs[0] : undefined).id).toBe(doc.id);
    });

    it("may be a film and its captions, which are published without an alternative text", async () => {
      const { call } = opened();
      const film = await readFile(join(CONTENT, "media/bay-day.mp4"));
      const sent = await upload("Lobi Filmi.MP4", "video/mp4", film, "tr");
      expect([sent.status, sent.doc.filename]).toEqual([201, "lobi-filmi.mp4"]);
      expect(film.equals(await fileOf(sent.doc))).toBe(true);
      const captions = await upload(
        "lobi-tr.vtt",
        "text/vtt",
        Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nLobi\n"),
      );
      expect([captions.status, captions.doc.filename]).toEqual([201, "lobi-tr.vtt"]);
      for (const { doc } of [sent, captions]) {
        const body = { _status: "published" };
        expect((await call("PATCH", `/api/media/${String(doc.id)}?locale=tr`, { token, body })).status).toBe(
          200,
        );
      }
    });

    it("that are broken films, invalid captions, or films or PDFs that are too large are refused with the reason", async () => {
      const film = await readFile(join(CONTENT, "media/bay-day.mp4"));
      const refusals = [
        await upload("a.mp4", "video/mp4", Buffer.alloc(20_300_000)),
        await upload("b.mp4", "video/mp4", Buffer.concat([film.subarray(0, 32), Buffer.alloc(64)])),
        await upload("c.vtt", "text/vtt", Buffer.from("1\n00:00:01,000 --> 00:00:02,000\nSRT\n")),
        await upload("d.pdf", "application/pdf", Buffer.alloc(20_300_000)),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
      const [large, broken, other, pdf] = refusals.map(({ body }) => JSON.stringify(body));
      for (const file of [large, pdf]) expect(String(file)).toMatch(/20\.3 MB; 20 MB are the most/);
      expect(String(broken)).toMatch(/Export it as MP4/);
      expect(String(other)).toMatch(/begins with the word WEBVTT/);
    });

    it("may be a PDF, which becomes public once a published page links to it", async () => {
      const { call, first, payload } = opened();
      const bytes = Buffer.from("%PDF-1.7\nstartxref\n9\n%%EOF\n");
      const { status, doc } = await upload("Spa Menüsü.PDF", "application/pdf", bytes, "tr");
      expect([status, doc.filename]).toEqual([201, "spa-menusu.pdf"]);
      const served = async () => {
        const answer = await pictureResponse(
          payload,
          new Request("http://localhost:3000/"),
          "spa-menusu.pdf",
        );
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
      const refused = await call("POST", "/api/pages?locale=en", { token, body: page(picture.id) });
      expect(refused.status).toBe(400);
      expect((await call("POST", "/api/pages?locale=en", { token, body: page(doc.id) })).status).toBe(201);
      const { body } = await call("GET", "/api/v1/pages/url-lang?property-id=1&url=/pdf&lang=en");
      const [block] = parse(array(mixed()).required(), fieldsOf(body).contents);
      expect(block).toMatchObject({
        content: '<p><a href="/media/spa-menusu.pdf">Treatments</a></p>',
        link: { url: "/media/spa-menusu.pdf", text: "Our list" },
      });
      expect(await served()).toEqual([200, "application/pdf"]);
      const used = await call("DELETE", `/api/media/${String(doc.id)}`, { token });
      expect(used.status).toBe(409);
    });

    it("that replace a PDF also become the target of links in texts, which stay valid", async () => {
      const { call } = opened();
      const bytes = Buffer.from("%PDF-1.7\nstartxref\n9\n%%EOF\n");
      const { doc } = await upload("wines-2027.pdf", "application/pdf", bytes);
      const text = '<p><a href="media:wines-2027.pdf">Wines</a></p>';
      const made = await call("POST", "/api/pages?locale=en", {
        token,
        body: {
          key: "wines",
          title: "Wines",
          url: "/wines",
          contents: [{ kind: "SECTION", title: "Wines", content: text }],
          _status: "published",
        },
      });
      expect(made.status).toBe(201);

      const form = new FormData();
      form.append("file", new Blob([bytes], { type: "application/pdf" }), "wines-2028.pdf");
      form.append("_payload", "{}");
      const media = `/api/media/${String(doc.id)}`;
      const replaced = await call("PATCH", media, { token, body: form });
      expect(fieldsOf(fieldsOf(replaced.body).doc).filename).toBe("wines-2028.pdf");
      const { body } = await call("GET", "/api/v1/pages/url-lang?property-id=1&url=/wines&lang=en");
      const [block] = parse(array(mixed()).required(), fieldsOf(body).contents);
      expect(fieldsOf(block).content).toBe('<p><a href="/media/wines-2028.pdf">Wines</a></p>');

      const other = await upload("wines-2027.pdf", "application/pdf", bytes);
      expect(other.doc.filename).toBe("wines-2027-1.pdf");

      const page = `/api/pages/${String(fieldsOf(fieldsOf(made.body).doc).id)}?locale=en`;
      const again = { title: "Our wines", _status: "published" };
      expect((await call("PATCH", page, { token, body: again })).status).toBe(200);
      expect((await call("DELETE", media, { token })).status).toBe(409);
    });

    it("are not accepted if the chosen file is a film, and the field says so", async () => {
      const { call } = opened();
      const { body } = await call("GET", "/api/media?limit=1&where[filename][equals]=bay-day.mp4", { token });
      const { docs } = fieldsOf(body);
      const film = fieldsOf(Array.isArray(docs) ? docs[0] : undefined).id;
      const page = {
        key: "film-as-picture",
        title: "A film as a picture",
        url: "/film-as-picture",
        contents: [{ kind: "SECTION", title: "By the sea", file: film }],
        _status: "published",
      };
      const answer = await call("POST", "/api/pages?locale=en", { token, body: page });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toMatch(
        /“bay-day\.mp4” is a film or its captions\.[^"]*","path":"contents\.0\.file"/,
      );
    });

    it("are listed with thumbnails for signed-in users", async () => {
      const { call, payload } = opened();
      const { body } = await call("GET", "/api/media?limit=1&where[filename][equals]=hotel-aerial.jpg", {
        token,
      });
      const { docs } = fieldsOf(body);
      const url = String(fieldsOf(Array.isArray(docs) ? docs[0] : undefined).thumbnailURL);
      expect(url).toMatch(/^\/thumbnails\/hotel-aerial\.jpg\?/);
      const answer = (headers: Record<string, string>) =>
        thumbnailResponse(payload, new Request("http://localhost:3000/", { headers }), "hotel-aerial.jpg");
      expect((await answer({})).status).toBe(404);
      const small = Buffer.from(await (await answer({ Authorization: `JWT ${token}` })).arrayBuffer());
      const { format, width, height } = await sharp(small).metadata();
      expect([format, Math.max(width, height)]).toEqual(["webp", 320]);
      expect(small.length).toBeLessThan(30_000);
    });

    it("tell the site their focal point for cropping", async () => {
      const { call, first } = opened();
      const { id } = await first("media", { filename: "pinara-citrus.jpg" });
      const told = async () =>
        JSON.stringify(
          (await call("GET", "/api/v1/pages/url-lang?property-id=1&url=/about-us&lang=en")).body,
        );
      expect(await told()).not.toMatch(/pinara-citrus\.jpg[^}]*"focal"/);
      const point = async (focalX: number, focalY: number) =>
        call("PATCH", `/api/media/${id}?locale=en`, {
          token,
          body: { focalX, focalY, _status: "published" },
        });
      const { status, body } = await point(30, 70);
      expect(status).toBe(200);
      expect(fieldsOf(fieldsOf(body).doc).filename).toBe("pinara-citrus.jpg");
      expect(await told()).toMatch(/pinara-citrus\.jpg[^}]*"focal":\{"x":0\.3,"y":0\.7\}/);
      await point(50, 50);
      expect(await told()).not.toMatch(/pinara-citrus\.jpg[^}]*"focal"/);
    });

    it("that are floor plans need a title or an alternative text for their room to be published", async () => {
      const { call } = opened();
      const found = await call("GET", "/api/rooms?where[key][equals]=garden-room&locale=en&depth=0", {
        token,
      });
      const { docs } = fieldsOf(found.body);
      const room = fieldsOf(Array.isArray(docs) ? docs[0] : undefined);
      const plans = Array.isArray(room.plans) ? room.plans.map(fieldsOf) : [];
      expect(plans).toContainEqual(expect.objectContaining({ title: expect.any(String) }));
      const publish = (rows: object[]) =>
        call("PATCH", `/api/rooms/${String(room.id)}?locale=en`, {
          token,
          body: { plans: rows, _status: "published" },
        });
      expect((await publish(plans)).status).toBe(200);
      const refused = await publish(plans.map((plan) => ({ ...plan, title: null })));
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toMatch(/plan-garden-room\.svg.* has no alternative text/);
    });
  });
}
