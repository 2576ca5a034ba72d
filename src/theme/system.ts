import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints";
import { globalCss } from "./global-css";
import { layoutConditions, layoutTokens } from "./layout";
import { keyframes, motionTokens } from "./motion";
import { textStyles, typographyTokens } from "./typography";

const structure = defineConfig({
  // Short, because every page carries the variables.
  cssVarsPrefix: "h",
  // One level of specificity is enough here, and each layer block costs bytes.
  disableLayers: true,
  conditions: { ...layoutConditions, scrolled: "[data-scrolled] &" },
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    tokens: { ...typographyTokens, ...layoutTokens, ...motionTokens },
  },
});

/** The site's design system: our structure with the hotel's colours, on Chakra's base without its default theme. */
export const system = createSystem(defaultBaseConfig, structure, __BRAND_TOKENS__);
