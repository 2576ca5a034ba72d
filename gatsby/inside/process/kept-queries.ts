import { array, object, string } from "yup";
import { digestOf } from "../../../shared/digest";
import { modules, replaceExport } from "./modules";
import { openNote } from "./notes";

const noteSchema = object({
  madeFrom: string().required(),
  layouts: array().of(string().required()).required(),
});

/**
 * Spares Gatsby to read every source file for its queries, and to write their types, where neither code, schema nor the
 * layouts in use changed since it did: its stored state has them. Answers what to call when that is stored.
 */
export function keepQueries(directory: string, fingerprint: string): () => void {
  const note = openNote(directory, "kept-queries.json", noteSchema);
  let kept = false;
  let made: { madeFrom: string; layouts: string[] } | undefined;

  replaceExport(modules.services, "extractQueries", (extract) => async (...args) => {
    const { schema, pages } = modules.redux.store.getState();
    const layouts = [...new Set([...pages.values()].map((page) => page.componentPath))].sort();
    made = { madeFrom: digestOf(fingerprint, modules.graphql.printSchema(schema)), layouts };
    const last = note.read();
    kept = last?.madeFrom === made.madeFrom && last.layouts.join() === layouts.join();
    if (kept) return;
    note.remove();
    await extract(...args);
  });
  replaceExport(modules.typegen, "writeTypeScriptTypes", (write) => async (...args) => {
    if (!kept) await write(...args);
  });
  return () => {
    if (made && !kept) note.write(made);
  };
}
