/** Types of what they are, as servers say them. */
export const FILM_TYPE = "video/mp4";
export const CAPTIONS_TYPE = "text/vtt";

const FILM_NAME = /^[\w-]+\.mp4$/i;
const CAPTIONS_NAME = /^[\w-]+\.vtt$/i;

/** Whether a file of the media folder may be a film, in the one format that all browsers play: `bay.mp4`. */
export function isFilmName(name: string): boolean {
  return FILM_NAME.test(name);
}

/** Whether a file of the media folder may be captions of a film in one language, as WebVTT: `bay-de.vtt`. */
export function isCaptionsName(name: string): boolean {
  return CAPTIONS_NAME.test(name);
}

interface Film {
  file: string;
  small?: string | undefined;
  captions: Readonly<Record<string, string>>;
}

/** What of a page may play a film. */
interface Playing {
  contents?: readonly { film?: Film | null }[] | null;
}

/** The films that pages play, with their captions. */
export function filmsOf(pages: Iterable<Playing>): ReadonlySet<string> {
  const films = [...pages].flatMap(({ contents }) => contents?.flatMap(({ film }) => film ?? []) ?? []);
  return new Set(
    films.flatMap(({ file, small, captions }) => [file, small ?? [], ...Object.values(captions)].flat()),
  );
}
