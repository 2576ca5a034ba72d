import { modules, replaceExport } from "./modules";

const SLICE = "_gatsby-scripts-1.html";
const CHUNK_MAPPING = /^\s*<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>/;

/** Leaves the files of all chunks out of pages: Gatsby writes them as text, in which its own code finds none. */
export function leaveOutChunkMapping(): void {
  replaceExport(modules.fileContent, "ensureFileContent", (ensure) => (file, content) => {
    if (typeof content !== "string" || !file.endsWith(SLICE)) return ensure(file, content);
    if (!CHUNK_MAPPING.test(content)) {
      throw new Error(`Gatsby's ${SLICE} has no chunk mapping any more: correct gatsby/inside/process/.`);
    }
    return ensure(file, content.replace(CHUNK_MAPPING, "<script>window.___chunkMapping={};"));
  });
}
