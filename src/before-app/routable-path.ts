/**
 * The spelling of an address's path that Gatsby's router reads as it stands; any other leads it to no page, or ends it:
 * `/a%26b` → `/a&b`, `/a%2Fb` → `/a%252Fb`, `/%zz` → `/%25zz`. A page's own path is spelled so already.
 */
export function routablePath(pathname: string): string {
  const plain = pathname.replace(/%(?:2[4BC6]|3[ABD]|40)/gi, decodeURIComponent);
  // Two names that the router keeps to itself.
  return withValidEncoding(plain).replace(/\/:(?=(?:uri|path)(?:\/|$))/g, "/%253A");
}

/** Spells the address of the page that is being loaded so, before the app starts; its hash is decoded too. */
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
