interface Meta {
  name: string | null;
  content: string;
}

/** Whether a page's own metas ask search engines not to index it: `<meta name="robots" content="noindex">`. */
export function asksNotToBeListed(metas: readonly Meta[]): boolean {
  return metas.some(
    ({ name, content }) =>
      name?.trim().toLowerCase() === "robots" && /(?:^|[\s,])(?:noindex|none)(?:$|[\s,])/i.test(content),
  );
}
