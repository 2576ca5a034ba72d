import { chakra } from "@chakra-ui/react/styled-system";
import type { Slide } from "./content";

/** Where a slide leads, in the words of its link; the link itself is the slide's title. Nothing where they say the same. */
export function LinkWords({ slide: { title, link } }: { slide: Slide }) {
  if (!title || !link?.text || link.text === title) return null;
  return (
    <chakra.span textStyle="small" color="accent">
      {link.text}
    </chakra.span>
  );
}
