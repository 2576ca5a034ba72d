interface Content {
  readonly title: string | null;
  readonly link: { readonly url: string } | null;
}

/** Contents that have a title and lead somewhere, each address once: the first `count` of them. */
export function homeLinks<Entry extends Content>(
  contents: readonly Entry[],
  count: number,
): (Entry & { title: string; link: NonNullable<Entry["link"]> })[] {
  const linked = contents.flatMap((content) => {
    const { title, link } = content;
    return title && link ? { ...content, title, link } : [];
  });
  return linked
    .filter(({ link }, index) => linked.findIndex((other) => other.link.url === link.url) === index)
    .slice(0, count);
}
