import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { defaultThemeConfig, globalCss } from "@chakra-ui/react/theme";

const inThisSite = defineConfig({
  // The site's own reset is unlayered, and so would override anything in a layer.
  disableLayers: true,
  // Background, text and line height are the site's.
  globalCss: { ...globalCss, html: { colorPalette: "gray" } },
  theme: {
    tokens: {
      fonts: { heading: { value: "var(--font-heading)" }, body: { value: "var(--font-body)" } },
    },
  },
});

/** The system of pages in `src/pages/`: Chakra's default theme in the site's fonts. */
export const system = createSystem(defaultBaseConfig, { ...defaultThemeConfig, globalCss: {} }, inThisSite);
