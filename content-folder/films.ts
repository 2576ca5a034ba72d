/** MIME types as sent by servers. */
export const FILM_TYPE = "video/mp4";
export const CAPTIONS_TYPE = "text/vtt";

const FILM_NAME = /^[\w-]+\.mp4$/i;
const CAPTIONS_NAME = /^[\w-]+\.vtt$/i;

/** True if a media file's name can be a film's, in the one format that all browsers play: `bay.mp4`. */
export function isFilmName(name: string): boolean {
  return FILM_NAME.test(name);
}

/** True if a media file's name can be that of a film's captions in one language, as WebVTT: `bay-de.vtt`. */
export function isCaptionsName(name: string): boolean {
  return CAPTIONS_NAME.test(name);
}

interface Film {
  file: string;
  small?: string | undefined;
  captions: Readonly<Record<string, string>>;
}

/** The part of a page that may play films. */
interface Playing {
  contents?: readonly { film?: Film | null }[] | null;
}

/** Returns the films that pages play, with their captions. */
export function filmsOf(pages: Iterable<Playing>): ReadonlySet<string> {
  const films = [...pages].flatMap(({ contents }) => contents?.flatMap(({ film }) => film ?? []) ?? []);
  return new Set(
    films.flatMap(({ file, small, captions }) => [file, small ?? [], ...Object.values(captions)].flat()),
  );
}
