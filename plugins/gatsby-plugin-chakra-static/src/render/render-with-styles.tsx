import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";

/**
 * Renders elements to HTML without styles, and their styles to elements for `<head>`: one per global style and one
 * for all class names, marked for the browser's Emotion cache to reuse. `write` may transform the rules.
 */
export function renderWithStyles(
  element: ReactNode,
  write = (css: string) => css,
): { html: string; styles: ReactElement[] } {
  // No prefixer: `write` adds the prefixes that supported browsers need.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  const styles = extractCriticalToChunks(html)
    .styles.filter(({ css }) => css !== "")
    .map(({ key, ids, css }) => [`${key} ${ids.join(" ")}`, css])
    .map(([marker, css = ""]) => (
      <style key={marker} data-emotion={marker} dangerouslySetInnerHTML={{ __html: write(css) }} />
    ));
  return { html, styles };
}
