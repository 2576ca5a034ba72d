/**
 * Payload says two words in English whatever the admin's language is. They are replaced where it is bundled, by a loader that next.config.mjs
 * names; the page says which language it has. It fails where Payload writes them otherwise: then look there whether they are translated by now.
 */
const LANGUAGES = ["en", "tr", "ru", "de"];

/** What stands in its code, and the name of what is said there. */
const WORDS = [
  ['label:"All",value:"all"', "All", "allLanguages"],
  ['label:"Responsive"', "Responsive", "anyWidth"],
];

module.exports = async function replaceWords(source) {
  const texts = await readTexts();
  return WORDS.reduce((code, [found, english, name]) => {
    if (!code.includes(found))
      throw new Error(`Payload's bundle holds no ${found}: cms/payload-words.cjs is to be corrected.`);
    const said = Object.fromEntries(texts.map(([language, text]) => [language, text[name]]));
    const label = `get label(){return ${JSON.stringify(said)}[globalThis.document?.documentElement.lang]??"${english}"}`;
    const put = found.replace(`label:"${english}"`, () => label);
    return code.replace(found, () => put);
  }, source);
};

/** What is said there, by language. */
async function readTexts() {
  const { readFile } = await import("node:fs/promises");
  const { join } = await import("node:path");
  const read = LANGUAGES.map(async (language) => {
    const file = join(__dirname, "../languages", language, "editor-desk.json");
    return [language, JSON.parse(await readFile(file, "utf8")).inPayload];
  });
  return Promise.all(read);
}
