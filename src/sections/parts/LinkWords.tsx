import { chakra } from "@chakra-ui/react/styled-system";
import type { Slide } from "../content";

/** A slide's link text; the link itself is the slide's title. Renders nothing if the two are the same. */
export function LinkWords({ slide: { title, link } }: { slide: Slide }) {
  if (!title || !link?.text || link.text === title) return null;
  return (
    <chakra.span textStyle="small" color="accent">
      {link.text}
    </chakra.span>
  );
}
