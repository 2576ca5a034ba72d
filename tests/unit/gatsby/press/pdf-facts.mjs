import { readFile } from "node:fs/promises";
import { extractLinks, extractText, getDocumentProxy } from "unpdf";

/* Says what a PDF holds, as readers' programs see it: `node pdf-facts.mjs sheet.pdf`. A process of its own, as Jest loads no pdf.js. */
const [, , file = ""] = process.argv;
const bytes = async () => new Uint8Array(await readFile(file));
const pdf = await getDocumentProxy(await bytes());
const { text } = await extractText(await bytes(), { mergePages: false });
const { links } = await extractLinks(await bytes());
const { info } = await pdf.getMetadata();
const trees = [];
for (let page = 1; page <= pdf.numPages; page++) trees.push(await (await pdf.getPage(page)).getStructTree());
process.stdout.write(JSON.stringify({ text, links, info, mark: await pdf.getMarkInfo(), trees }));
