import { readFile } from "node:fs/promises";
import { extractLinks, extractText, getDocumentProxy } from "unpdf";

/* Prints a PDF's contents as PDF readers see them: `node pdf-facts.mjs sheet.pdf`. Jest itself can't load pdf.js. */
const [, , file = ""] = process.argv;
const bytes = async () => new Uint8Array(await readFile(file));
const pdf = await getDocumentProxy(await bytes());
const { text } = await extractText(await bytes(), { mergePages: false });
const { links } = await extractLinks(await bytes());
const { info } = await pdf.getMetadata();
const trees = [];
for (let page = 1; page <= pdf.numPages; page++) trees.push(await (await pdf.getPage(page)).getStructTree());
process.stdout.write(JSON.stringify({ text, links, info, mark: await pdf.getMarkInfo(), trees }));
