import { type ReactNode, useEffect, useRef, useState } from "react";
import { dropHash, pushHash, replaceHash, useAddressHash } from "./address";
import type { GalleryPicture } from "./albums";
import type * as LightboxModule from "./Lightbox";

type LightboxCode = typeof LightboxModule;

interface LightboxControl {
  /** Opens a picture, writes it to the URL and remembers where to return the focus. */
  open: (slug: string, opener: HTMLElement) => void;
  /** The lightbox itself; its code is loaded when a picture is first opened. */
  lightbox: ReactNode;
}

/** The lightbox for a set of pictures. The URL says which one is open, so that links and Back work. */
export function useLightbox(pictures: readonly GalleryPicture[]): LightboxControl {
  const hash = useAddressHash();
  const index = pictures.findIndex(({ slug }) => slug === hash);
  const isOpen = index >= 0;
  const code = useLightboxCode(isOpen);
  const opener = useRef<HTMLElement | null>(null);
  const lastOpen = useRef("");

  useEffect(() => {
    if (isOpen) {
      lastOpen.current = hash;
    } else if (lastOpen.current) {
      (opener.current ?? document.getElementById(lastOpen.current))?.focus();
      opener.current = null;
      lastOpen.current = "";
    }
  }, [isOpen, hash]);

  return {
    open: (slug, element) => {
      opener.current = element;
      pushHash(slug);
    },
    lightbox: code && isOpen && (
      <code.Lightbox
        pictures={pictures}
        index={index}
        onView={(viewed) => viewed !== index && replaceHash(pictures[viewed]?.slug ?? "")}
        onClose={dropHash}
      />
    ),
  };
}

function useLightboxCode(wanted: boolean): LightboxCode | undefined {
  const [code, setCode] = useState<LightboxCode>();
  useEffect(() => {
    if (!wanted || code) return;
    import("./Lightbox").then(setCode, (error: unknown) => {
      console.error("The lightbox could not be loaded; the page stays as it is.", error);
      dropHash();
    });
  }, [wanted, code]);
  return code;
}
