import { relative, resolve } from "node:path";
import type { PluginRef } from "gatsby";
import type { HotelFile } from "../model/hotel-file";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../shared/locales";
import { homePath } from "../shared/paths";

/**
 * Options for favicon, touch icon and web manifest, from the hotel's icon or else its logo; one manifest per
 * locale. Nothing if the hotel has neither.
 */
export function webManifest(
  { name, icon: ownIcon, logo, colours }: HotelFile,
  mediaFolder: string,
): PluginRef[] {
  const icon = ownIcon ?? logo?.colour ?? logo?.light;
  if (!icon || /^https?:/.test(icon)) return [];
  const manifest = (locale: Locale) => ({
    name,
    short_name: name,
    start_url: homePath(locale),
    lang: locale,
  });
  return [
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        ...manifest(DEFAULT_LOCALE),
        // The plugin's options become part of the browser's code, which must not depend on the build folder.
        icon: relative("", resolve(mediaFolder, icon)),
        display: "browser",
        // Names an icon in eight sizes on each page; Safari finds one without (on-post-build.ts).
        legacy: false,
        ...(colours && { theme_color: colours.theme, background_color: colours.background }),
        localize: LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(manifest),
      },
    },
  ];
}
