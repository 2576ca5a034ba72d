import type { EmotionCache } from "@emotion/cache";
import type { ReactElement } from "react";

/**
 * The styles that rendering left in an Emotion cache, as style elements for `<head>`:
 * one per global style and one for all class names, marked so that the browser's cache takes them over.
 */
export function styleElements(cache: EmotionCache): ReactElement[] {
  const names: string[] = [];
  const rules: string[] = [];
  const globals: ReactElement[] = [];
  for (const [name, css] of Object.entries(cache.inserted)) {
    if (typeof css !== "string" || css === "") continue;
    if (cache.registered[`${cache.key}-${name}`] === undefined) {
      globals.push(styleElement(`${cache.key}-global ${name}`, css));
    } else {
      names.push(name);
      rules.push(css);
    }
  }
  return names.length === 0
    ? globals
    : [...globals, styleElement(`${cache.key} ${names.join(" ")}`, rules.join(""))];
}

function styleElement(marker: string, css: string): ReactElement {
  return <style key={marker} data-emotion={marker} dangerouslySetInnerHTML={{ __html: css }} />;
}
