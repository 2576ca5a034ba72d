import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { MouseEvent } from "react";
import type { GalleryPicture } from "./albums";
import { toSlide } from "./slides";

interface Props extends HTMLChakraProps<"a"> {
  entry: GalleryPicture;
  onOpen: (slug: string, opener: HTMLElement) => void;
}

/** Opens a picture in the lightbox. Without script, or in a new tab, it links to the picture's file. */
export function LightboxLink({ entry, onOpen, ...rest }: Props) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(entry.slug, event.currentTarget);
  };
  return <chakra.a href={toSlide(entry).src} aria-haspopup="dialog" onClick={open} {...rest} />;
}
