/**
 * Normalises a URL's path to the only spelling that Gatsby's router matches; others lead to no page, or crash it:
 * `/a%26b` → `/a&b`, `/a%2Fb` → `/a%252Fb`, `/%zz` → `/%25zz`. A page's own path is already normalised.
 */
export function routablePath(pathname: string): string {
  const plain = pathname.replace(/%(?:2[4BC6]|3[ABD]|40)/gi, decodeURIComponent);
  // Two names that the router reserves.
  return withValidEncoding(plain).replace(/\/:(?=(?:uri|path)(?:\/|$))/g, "/%253A");
}

/** Normalises the URL of the loading page, before the app starts; also decodes its hash. */
export function spellAddress({ location, history }: Window): void {
  const { pathname, search, hash } = location;
  const path = routablePath(pathname);
  const anchor = withValidEncoding(hash);
  if (path !== pathname || anchor !== hash) history.replaceState(history.state, "", path + search + anchor);
}

function withValidEncoding(text: string): string {
  try {
    return encodeURI(decodeURI(text));
  } catch {
    return text.replaceAll("%", "%25");
  }
}
