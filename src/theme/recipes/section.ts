import { defineRecipe } from "@chakra-ui/react/styled-system";

const continued = { paddingTop: "0" };

/** A wash of one tone; a neighbour of the same tone continues it without a second padding. */
export const sectionRecipe = defineRecipe({
  base: {
    bg: "bg",
    color: "fg",
    paddingBlock: "section",
    overflowX: "clip",
    "&[data-padding=tight]": { paddingBlock: "sectionTight" },
    "&[data-padding=bottom]": { paddingTop: "0" },
    "&[data-padding=none]": { paddingBlock: "0" },
    "&[data-tone=noon]": { "section[data-tone=noon] + &, header[data-tone=noon] + &": continued },
    "&[data-tone=dawn]": { "section[data-tone=dawn] + &, header[data-tone=dawn] + &": continued },
    "&[data-tone=afternoon]": {
      "section[data-tone=afternoon] + &, header[data-tone=afternoon] + &": continued,
    },
    "&[data-tone=dusk]": { "section[data-tone=dusk] + &, header[data-tone=dusk] + &": continued },
    "&[data-tone=pine]": { "section[data-tone=pine] + &, header[data-tone=pine] + &": continued },
    "&[data-tone=night]": { "section[data-tone=night] + &, header[data-tone=night] + &": continued },
    _print: { paddingBlock: "6" },
  },
});
