import { defineRecipe } from "@chakra-ui/react/styled-system";

const continued = { paddingTop: "0" };

/** A wash of one tone; a neighbour of the same tone continues it without a second padding. */
export const sectionRecipe = defineRecipe({
  base: {
    bg: "bg",
    color: "fg",
    paddingBlock: "section",
    overflowX: "clip",
    "&[data-tone=noon]": { ":is(section, header)[data-tone=noon] + &": continued },
    "&[data-tone=dawn]": { ":is(section, header)[data-tone=dawn] + &": continued },
    "&[data-tone=afternoon]": { ":is(section, header)[data-tone=afternoon] + &": continued },
    "&[data-tone=dusk]": { ":is(section, header)[data-tone=dusk] + &": continued },
    "&[data-tone=pine]": { ":is(section, header)[data-tone=pine] + &": continued },
    "&[data-tone=night]": { ":is(section, header)[data-tone=night] + &": continued },
    _print: { paddingBlock: "6" },
  },
  variants: {
    padding: {
      full: {},
      tight: { paddingBlock: "sectionTight" },
      bottom: { paddingTop: "0" },
      none: { paddingBlock: "0" },
    },
  },
  defaultVariants: { padding: "full" },
});
