const onDark = (light: string, dark: string) => ({
  value: { base: light, _toneDusk: dark, _tonePine: dark, _toneNight: dark },
});

/** Paper and ink, for a hotel without a tokens file. */
export const neutralBrand = {
  conditions: {
    toneDawn: "[data-tone=dawn] &",
    toneNoon: "[data-tone=noon] &",
    toneAfternoon: "[data-tone=afternoon] &",
    toneDusk: "[data-tone=dusk] &",
    tonePine: "[data-tone=pine] &",
    toneNight: "[data-tone=night] &",
  },
  theme: {
    tokens: {
      colors: {
        white: { value: "#FFFFFF" },
        paper: { 50: { value: "#F7F7F7" }, 100: { value: "#EDEDED" }, 200: { value: "#E4E4E4" } },
        grey: { 300: { value: "#C9C9C9" }, 500: { value: "#929292" }, 600: { value: "#757575" } },
        ink: { 700: { value: "#4A4A4A" }, 800: { value: "#333333" }, 900: { value: "#1B1B1B" } },
        black: { value: "#0D0D0D" },
        line: { dark: { value: "rgba(27,27,27,.17)" }, light: { value: "rgba(255,255,255,.22)" } },
        signal: { 600: { value: "#A3261D" }, 300: { value: "#FFBDB0" } },
        shade: { value: "rgba(13,13,13,.6)" },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: {
            value: {
              base: "{colors.paper.50}",
              _toneDawn: "{colors.paper.100}",
              _toneNoon: "{colors.paper.50}",
              _toneAfternoon: "{colors.paper.200}",
              _toneDusk: "{colors.ink.700}",
              _tonePine: "{colors.ink.800}",
              _toneNight: "{colors.ink.900}",
            },
          },
          deep: { value: "{colors.black}" },
        },
        fg: {
          DEFAULT: onDark("{colors.ink.900}", "{colors.white}"),
          muted: onDark("{colors.ink.700}", "{colors.grey.300}"),
        },
        accent: onDark("{colors.ink.700}", "{colors.grey.300}"),
        link: onDark("{colors.ink.800}", "{colors.white}"),
        border: { DEFAULT: onDark("{colors.line.dark}", "{colors.line.light}") },
        field: onDark("{colors.grey.600}", "{colors.grey.300}"),
        error: onDark("{colors.signal.600}", "{colors.signal.300}"),
        ring: onDark("{colors.ink.800}", "{colors.white}"),
        action: {
          DEFAULT: onDark("{colors.ink.800}", "{colors.white}"),
          fg: onDark("{colors.white}", "{colors.ink.900}"),
        },
        frame: {
          from: onDark("{colors.grey.300}", "{colors.grey.600}"),
          to: onDark("{colors.grey.500}", "{colors.ink.900}"),
        },
        onPicture: { value: "{colors.white}" },
        scrim: { value: "{colors.black}" },
        backdrop: { value: "{colors.shade}" },
        overlay: { value: "{colors.black}" },
      },
    },
  },
};
