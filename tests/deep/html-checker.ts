import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { array, number, object, string } from "yup";
import { listFiles } from "../../toolkit/files";
import { temporaryFolder } from "../support/temporary-folder";

const JAR = createRequire(__filename).resolve("vnu-jar/build/dist/vnu.jar");
const run = promisify(execFile);

const reportSchema = object({
  messages: array(
    object({ url: string().required(), message: string().required(), lastLine: number(), extract: string() }),
  ).required(),
});

/** Whether this machine has Java, which the Nu HTML checker needs. */
export async function hasJava(): Promise<boolean> {
  return run("java", ["-version"]).then(
    () => true,
    () => false,
  );
}

/** Errors the Nu HTML checker finds in a folder's pages, without styles: `tr/galeri.html: Duplicate ID “a”.` */
export async function htmlErrors(folder: string): Promise<string[]> {
  const copy = await temporaryFolder();
  const pages = (await listFiles(folder)).filter((file) => file.endsWith(".html"));
  for (const page of pages) {
    const html = await readFile(join(folder, page), "utf8");
    await mkdir(dirname(join(copy, page)), { recursive: true });
    // It doesn't know current CSS, and spends most of its time on it.
    await writeFile(join(copy, page), html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, "$1"));
  }
  const { messages } = reportSchema.validateSync(JSON.parse(await report(copy)));
  return messages.map(
    ({ url, message, extract = "" }) => `${url.split(`${copy}/`)[1]}: ${message} ${extract}`,
  );
}

/** Ignores the checker's exit code, which adds nothing to its report. */
async function report(folder: string): Promise<string> {
  const options = ["--errors-only", "--skip-non-html", "--no-langdetect", "--format", "json", "--stdout"];
  const started = run("java", ["-jar", JAR, ...options, folder], { maxBuffer: 100_000_000 });
  return started.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}
