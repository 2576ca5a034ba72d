import { readdirSync } from "node:fs";
import { join } from "node:path";
import { object, string } from "yup";
import { modules, replaceExport } from "./modules";
import { areThere, openNote, sizesOf, writtenFiles } from "./notes";

/** Where Gatsby puts its own files of a site and of its plugins when it has compiled them. */
const COMPILED = ".cache/compiled";

const noteSchema = object({ madeFrom: string().required(), files: writtenFiles });

/** Spares Gatsby to compile gatsby-config.ts, gatsby-node.ts and those of plugins where no code changed since it did. */
export function keepConfig(directory: string, fingerprint: string): void {
  const note = openNote(directory, "kept-config.json", noteSchema);
  replaceExport(modules.compiler, "compileGatsbyFiles", (compile) => async (...args) => {
    const last = note.read();
    if (last?.madeFrom === fingerprint && last.files.length > 0 && areThere(directory, last.files)) return;
    note.remove();
    await compile(...args);
    note.write({ madeFrom: fingerprint, files: sizesOf(directory, compiledFiles(directory)) });
  });
}

function compiledFiles(directory: string): string[] {
  return readdirSync(join(directory, COMPILED), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
