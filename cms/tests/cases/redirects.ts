import { portableContent } from "../../src/seed/portable-content";
import { fieldsOf } from "../../../shared/record";
import { accepted } from "../support/cms";
import { cms } from "../support/opened";

const CALL = "/api/v1/redirects?property-id=1";

describe("redirects", () => {
  const save = (rows: object[]) => cms.edit("POST", "/api/globals/redirects?locale=en", { rows });
  /** Path of the refused field, and the reason. */
  async function refusal(...rows: object[]) {
    const { status, body } = await save(rows);
    expect([JSON.stringify(body), status]).toEqual([JSON.stringify(body), 400]);
    const [error] = listOf(fieldsOf(body).errors);
    const [fault] = listOf(fieldsOf(error?.data).errors);
    return [fault?.path, fault?.message];
  }

  it("are public as soon as an editor saves them, and are in the exported folder", async () => {
    const rows = [
      { from: "/index.php?id=12", to: "/gallery?album=2", status: "301" },
      { from: "/eski", to: "/index.php?id=12", status: "302" },
      { from: "/winter", to: "/left-over", status: "410" },
      { from: "/shop", to: "https://shop.example.com/", status: "301" },
    ];
    await accepted(save(rows));
    expect((await cms.call("GET", CALL)).body).toEqual([
      { from: "/index.php?id=12", to: "/gallery?album=2", status: 301 },
      { from: "/eski", to: "/index.php?id=12", status: 302 },
      { from: "/winter", to: "", status: 410 },
      { from: "/shop", to: "https://shop.example.com/", status: 301 },
    ]);
    const { redirects } = await portableContent(cms.payload);
    expect(redirects[2]).toEqual({ from: "/winter", to: "", status: "410" });
  });

  it("that would break the next build are refused, with the reason at the field", async () => {
    const old = { from: "/old", to: "/gallery", status: "301" };
    for (const from of ["old", "//evil.test", "/a/*", "https://site.example/old"])
      expect(await refusal({ ...old, from })).toEqual([
        "rows.0.from",
        "One address of the website before, without its domain, such as /index.php?id=12.",
      ]);
    expect(await refusal({ ...old, from: "/tr/galeri/" })).toEqual([
      "rows.0.from",
      "/tr/galeri/ is a page of this site, which stays where it is.",
    ]);
    expect(await refusal(old, { ...old, from: "/old/" })).toEqual([
      "rows.0.from",
      "/old stands in another row already.",
    ]);
    expect(await refusal({ ...old, to: "" })).toEqual([
      "rows.0.to",
      "Say where it leads, or choose “It is gone”.",
    ]);
    expect(await refusal({ ...old, to: "/nowhere" })).toEqual([
      "rows.0.to",
      "/nowhere is no page of this site, and no address of another row.",
    ]);
    const circle = [
      { ...old, from: "/one", to: "/two" },
      { ...old, from: "/two", to: "/one" },
    ];
    expect(await refusal(...circle)).toEqual(["rows.0.to", "This leads in a circle."]);
  });
});

function listOf(value: unknown) {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
