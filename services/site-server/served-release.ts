import { readFile } from "node:fs/promises";
import { realpathSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import mime from "mime";
import { encodePath } from "../../shared/paths";
import { BROTLI, GZIP } from "../release/compress";
import { listFiles } from "../../toolkit/files";
import { createPauses } from "../release/files";
import { isPrivate } from "../release/private-files";
import { isErrorFile, readRoutes, type Routes } from "../release/routes";

/** Bytes: the largest file kept in memory after a request, and the total of all kept files. */
const SMALL_FILE = 512 * 1024;
const KEPT_BYTES = 256 * 1024 * 1024;

/** One encoding of a file: plain or compressed. */
export interface Variant {
  path: string;
  size: number;
  /** Modification time. */
  written: number;
  etag: string;
  /** All headers of a 200 response; a 304 uses some of them. */
  headers: Record<string, string>;
  /** Its bytes, if it was requested and is small. */
  body?: Buffer;
}

export interface ServedFile {
  plain: Variant;
  /** May not exist yet for a page that has just gone live. */
  br?: Variant;
  gzip?: Variant;
}

/** A release as held by the server: its routes, and the files that may be served. */
export interface ServedRelease {
  folder: string;
  routes: Routes;
  /** By path below the folder: `tr/galeri.html`. Nothing else is ever opened. */
  files: ReadonlyMap<string, ServedFile>;
  /** Files by the requested URL, if that has no other meaning: `/tr/galeri`. */
  addresses: ReadonlyMap<string, string>;
  /** The current state of a file, which may be overwritten or removed in a served folder; undefined: it is gone. */
  look(served: ServedFile): ServedFile | undefined;
  /** The bytes of a file, from memory if cached; undefined if it must be streamed. */
  read(variant: Variant): Buffer | Promise<Buffer> | undefined;
}

/**
 * Returns the release in a folder, which may be missing, replaced, or a link that is switched, at any time.
 * What was read is cached while the folder holds the same release, and until compressed copies are added to it.
 * `headers` are sent with every file.
 */
export function createReleaseReader(
  headers: Record<string, string>,
): (folder: string) => ServedRelease | Promise<ServedRelease> | undefined {
  let last: { place: string; changed: number; release: ServedRelease | Promise<ServedRelease> } | undefined;
  return (folder) => {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found === undefined) return (last = undefined);
    const place = `${found.dev} ${found.ino}`;
    const changed = found.ctimeMs;
    if (last?.place !== place || last.changed !== changed) {
      const reading = readRelease(realpathSync(folder), headers);
      const next: NonNullable<typeof last> = {
        place,
        changed,
        release: last?.place === place ? last.release : reading,
      };
      last = next;
      reading.then(
        (release) => (next.release = release),
        () => last === next && (last = undefined),
      );
    }
    return last.release;
  };
}

async function readRelease(folder: string, own: Record<string, string>): Promise<ServedRelease> {
  const [said, all] = await Promise.all([readRoutes(folder), listFiles(folder)]);
  const routes = { ...said, headers: [...said.headers, { source: "/*", headers: own }] };
  const names = new Set(all);
  const files = new Map<string, ServedFile>();
  const pause = createPauses();
  for (const name of all) {
    if (!isPrivate(name)) files.set(name, readFileEntry(folder, name, names, routes));
    await pause();
  }
  return { folder, routes, files, addresses: addressesOf(files, routes), ...keeper() };
}

type FileState = Pick<Stats, "size" | "mtime">;

/** The properties and headers that depend on a file's bytes. */
function describe({ size, mtime }: FileState): Pick<Variant, "size" | "written" | "etag" | "headers"> {
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  const headers = { "last-modified": mtime.toUTCString(), etag, "content-length": String(size) };
  return { size, written: mtime.getTime(), etag, headers };
}

function readFileEntry(folder: string, name: string, names: ReadonlySet<string>, routes: Routes): ServedFile {
  const common = commonHeaders(name, routes);
  const variant = (path: string, headers: Record<string, string>): Variant => {
    const state = describe(statSync(path));
    return { path, ...state, headers: { ...common, ...headers, ...state.headers } };
  };
  const path = join(folder, name);
  if (!names.has(name + GZIP)) return { plain: variant(path, {}) };
  const vary = { vary: common.vary ? `${common.vary}, accept-encoding` : "accept-encoding" };
  return {
    plain: variant(path, vary),
    gzip: variant(path + GZIP, { ...vary, "content-encoding": "gzip" }),
    br: names.has(name + BROTLI) ? variant(path + BROTLI, { ...vary, "content-encoding": "br" }) : undefined,
  };
}

function commonHeaders(name: string, routes: Routes): Record<string, string> {
  const type = mime.getType(name) ?? "application/octet-stream";
  const isText = /^text\/|^application\/(?:javascript|json)$/.test(type);
  return {
    "content-type": isText ? `${type}; charset=utf-8` : type,
    ...headersOf(`/${name}`, routes),
    "accept-ranges": "bytes",
  };
}

/** The headers that a release's rules set for a path, in lower case. */
export function headersOf(
  path: string,
  { headers, cacheControl, homeLanguage }: Routes,
): Record<string, string> {
  const rules = headers.filter(({ source }) => matches(source, path)).map((rule) => rule.headers);
  const decidesLanguage = homeLanguage !== null && path === "/index.html";
  const all = [
    { "Cache-Control": cacheControl, ...(decidesLanguage && { Vary: "Accept-Language, Cookie" }) },
    ...rules,
  ];
  return Object.fromEntries(
    all.flatMap((rule) => Object.entries(rule).map(([name, value]) => [name.toLowerCase(), value])),
  );
}

function matches(source: string, path: string): boolean {
  return source.endsWith("*") ? path.startsWith(source.slice(0, -1)) : path === source;
}

/** `tr/galeri.html` → `/tr/galeri`; the home page is left out, because the visitor's language decides there. */
function addressesOf(files: ReadonlyMap<string, ServedFile>, routes: Routes): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const name of files.keys()) {
    if (!name.endsWith(".html")) addresses.set(encodePath(`/${name}`), name);
  }
  for (const name of files.keys()) {
    if (name.endsWith(".html") && name !== "index.html" && !isErrorFile(name, routes))
      addresses.set(encodePath(`/${name.slice(0, -".html".length)}`), name);
  }
  return addresses;
}

/** Caches the bytes of requested small files for as long as the files are unchanged. */
function keeper(): Pick<ServedRelease, "look" | "read"> {
  let kept = 0;

  /** Whether a file has changed; undefined if it is gone. */
  function hasChanged(variant: Variant): boolean | undefined {
    const found = statSync(variant.path, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    if (found.size === variant.size && found.mtime.getTime() === variant.written) return false;
    kept -= variant.body?.length ?? 0;
    const state = describe(found);
    Object.assign(variant, state, { body: undefined, headers: { ...variant.headers, ...state.headers } });
    return true;
  }

  return {
    look: (served) => {
      const isNew = hasChanged(served.plain);
      if (isNew === undefined) return undefined;
      for (const name of ["gzip", "br"] as const) {
        const copy = served[name];
        const isCopyNew = copy && hasChanged(copy);
        // An old compressed copy of a changed page has outdated content.
        if (copy && (isCopyNew === undefined || (isNew && !isCopyNew))) delete served[name];
      }
      return served;
    },
    read: (variant) => {
      if (variant.body) return variant.body;
      if (variant.size > SMALL_FILE || kept + variant.size > KEPT_BYTES) return undefined;
      return readFile(variant.path).then((body) => {
        if (variant.body !== undefined || body.length !== variant.size) return body;
        kept += body.length;
        return (variant.body = body);
      });
    },
  };
}
