import { keepWords } from "../src/machine-translation/keep-words";
import { markText } from "../src/machine-translation/mark-text";

const GLOSSARY = [
  { word: "Nevra", language: undefined, translation: undefined },
  { word: "Nevra Garden", language: undefined, translation: undefined },
  { word: "half board", language: "tr", translation: "yarım pansiyon" },
  { word: "half board", language: "de", translation: "Halbpension" },
] as const;

const marked = (text: string, isHtml = false) => markText({ text, isHtml }, keepWords(GLOSSARY, "tr"));
const kept = (text: string) =>
  marked(text)?.runs.flatMap((run) =>
    [...run.matchAll(/<code id="\d+">([^<]*)<\/code>/g)].map(([, of]) => of),
  );

describe("a text for a translation service", () => {
  it.each([
    ["From 120 € to €1,299.50 a night", ["120 €", "€1,299.50"]],
    ["Open 08:00–23:30, 24/7, 15% off", ["08:00–23:30", "24/7", "15%"]],
    ["Call +90 242 000 00 00 or mail info@hotel.example", ["+90 242 000 00 00", "info@hotel.example"]],
    ["See https://hotel.example/a?b=1 today", ["https://hotel.example/a?b=1"]],
    ["Dear {{name}}, {count} rooms", ["{{name}}", "{count}"]],
    ["Nevra Garden at Nevra, not Nevrapolis", ["Nevra Garden", "Nevra"]],
    ["With half board", ["half board"]],
  ])("protects what must not be translated: %s", (text, expected) => {
    expect(kept(text)).toEqual(expected);
  });

  it("gets it back in another place, and the hotel's terms in the target language", () => {
    const text = marked("Half an hour from Nevra, with half board from 99 EUR.");
    expect(text?.runs).toEqual([
      'Half an hour from <code id="1">Nevra</code>, with <code id="2">half board</code> from <code id="3">99 EUR</code>.',
    ]);
    const translation =
      '<code id="2">half board</code> <code id="3">99</code>, <code id="1"/>’ya yarım saat &amp; deniz.';
    expect(text?.restore([translation])).toBe("yarım pansiyon 99 EUR, Nevra’ya yarım saat & deniz.");
  });

  const HTML =
    '<h2>Rooms &amp; suites</h2><p>Stay in <strong>five <a href="page:rooms">rooms</a></strong><br>by the sea</p><ul><li>Pool<ul><li>120 €</li></ul></li></ul><p><img src="pool.jpg" alt="Pool"></p>';

  it("keeps its blocks, links and pictures in place", () => {
    const text = marked(HTML, true);
    expect(text?.runs).toEqual([
      "Rooms &amp; suites",
      'Stay in <span id="1">five <span id="2">rooms</span></span><code id="3"></code>by the sea',
      "Pool",
    ]);
    const translations = [
      "Odalar &amp; süitler",
      '<span id="1">beş <span id="2">odada</span></span> kalın<code id="3"/>deniz kenarında',
      "Havuz",
    ];
    expect(text?.restore(translations)).toBe(
      '<h2>Odalar &amp; süitler</h2><p><strong>beş <a href="page:rooms">odada</a></strong> kalın<br>deniz kenarında</p><ul><li>Havuz<ul><li>120 €</li></ul></li></ul><p><img src="pool.jpg" alt="Pool"></p>',
    );
  });

  const RUN = 'Stay <span id="1">with <code id="2">Nevra</code></span> for <code id="3">99 €</code>';
  it.each([
    ["lost", RUN.replace('<code id="2">Nevra</code>', "")],
    ["twice", `${RUN} <code id="3">99 €</code>`],
    [
      "outside of its link",
      'Stay <span id="1">with</span> <code id="2">Nevra</code> for <code id="3">99 €</code>',
    ],
    ["unknown", `${RUN} <code id="9">9</code>`],
    ["of another kind", RUN.replaceAll("span", "b")],
    ["empty", 'Stay <span id="1"></span> <code id="2">Nevra</code> <code id="3">99 €</code>'],
    ["a number from nowhere", `${RUN}, 2 nights`],
    ["a script", `${RUN}<script>alert()</script>`],
    ["nothing", ""],
  ])("is not accepted back with something %s", (_what, translation) => {
    const text = marked("<p>Stay <em>with Nevra</em> for 99 €</p>", true);
    expect(text?.runs).toEqual([RUN]);
    expect(text?.restore([RUN])).toBe("<p>Stay <em>with Nevra</em> for 99 €</p>");
    expect(text?.restore([translation])).toBeUndefined();
  });

  it("is not accepted back with markup if it is plain", () => {
    expect(marked("The sea")?.restore(["Deniz &lt;b&gt;"])).toBeUndefined();
  });
});
