import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useEffect, useMemo } from "react";
import LightboxCore, { type LightboxExternalProps, useLightboxState } from "yet-another-react-lightbox";
import { MIRRORED } from "../theme/reading-direction";
import type { GalleryPicture } from "./albums";
import { toSlide } from "./slides";

interface Props {
  pictures: readonly GalleryPicture[];
  index: number;
  /** Called with the index of the picture that came into view. */
  onView: (index: number) => void;
  onClose: () => void;
}

/** Full, uncropped pictures over the page: arrow keys, Escape, swipe, counter and caption. */
export function Lightbox({ pictures, index, onView, onClose }: Props) {
  const { t } = useTranslation("gallery");
  const slides = useMemo(() => pictures.map(toSlide), [pictures]);
  useEffect(lockPage, []);
  return (
    <Dialog
      settings={{
        open: true,
        close: onClose,
        index,
        slides,
        on: { view: ({ index: viewed }) => onView(viewed) },
        carousel: { padding: 0, preload: 1 },
        controller: { closeOnPullDown: true },
        noScroll: { disabled: true },
        labels: {
          Lightbox: t("lightbox"),
          Carousel: t("carousel"),
          "Photo gallery": t("pictures"),
          Slide: t("slide"),
          "{index} of {total}": t("position"),
          Previous: t("previous"),
          Next: t("next"),
          Close: t("close"),
        },
        render: {
          controls: () => <Position />,
          iconPrev: () => <Icon path="M20 12H4.500M10.500 5.500 4 12l6.500 6.500" />,
          iconNext: () => <Icon path="M4 12h15.500M13.500 5.500 20 12l-6.500 6.500" />,
          iconClose: () => <Icon path="M4.500 4.500l15 15m0-15l-15 15" />,
        },
      }}
    />
  );
}

/** Replaces the library's scroll lock, which would pad the page for a scrollbar whose gutter stays. */
function lockPage() {
  const { dataset } = document.documentElement;
  dataset.lightbox = "";
  return () => {
    delete dataset.lightbox;
  };
}

/** The library has props that are also style props; this keeps them from Chakra. */
function Core({ className, settings }: { className?: string; settings: LightboxExternalProps }) {
  return <LightboxCore {...settings} className={className} />;
}

const fill = { position: "absolute", inset: "0" } as const;

const control = {
  display: "grid",
  placeItems: "center",
  width: "12",
  height: "12",
  color: "onPicture",
  "&:focus-visible": { outlineColor: "onPicture" },
} as const;

/**
 * The lightbox library's parts in our look. Its own style sheet is left out: a style sheet of any chunk would be
 * inlined into every page.
 */
export const lightboxRecipe = defineRecipe({
  className: "lightbox",
  base: {
    position: "fixed",
    inset: "0",
    zIndex: "overlay",
    overflow: "hidden",
    bg: "overlay",
    color: "onPicture",
    textStyle: "small",
    opacity: "0",
    transitionProperty: "opacity",
    transitionDuration: "calm",
    "&.yarl__portal_open": { opacity: "1" },
    "& .yarl__fullsize": { width: "full", height: "full" },
    "& .yarl__container": {
      ...fill,
      insetBlockStart: "16",
      // A caption may take four lines on a phone.
      insetBlockEnd: { base: "calc({spacing.16} + {spacing.10})", md: "16" },
      insetInline: { base: "0", md: "clamp(0rem, 7vw, 7rem)" },
      overflow: "hidden",
      outline: "none",
      userSelect: "none",
      touchAction: "none",
      overscrollBehavior: "contain",
    },
    // The track's width and the offset while swiping are computed by the library.
    "& .yarl__carousel": {
      display: "flex",
      flex: "0 0 auto",
      alignItems: "stretch",
      justifyContent: "center",
      height: "full",
      width:
        "calc(100% + (var(--yarl__carousel_slides_count) - 1) * (100% + var(--yarl__carousel_spacing_percent, 0) * 1%))",
      transform: "translate(var(--yarl__swipe_offset, 0), var(--yarl__pull_offset, 0))",
      opacity: "var(--yarl__pull_opacity, 1)",
    },
    "& .yarl__carousel_with_slides": {
      columnGap:
        "calc(100 / (var(--yarl__carousel_slides_count) * 100 + (var(--yarl__carousel_slides_count) - 1) * var(--yarl__carousel_spacing_percent, 0)) * var(--yarl__carousel_spacing_percent, 0) * 1%)",
    },
    "& .yarl__flex_center": { display: "flex", alignItems: "center", justifyContent: "center" },
    "& .yarl__slide": { flex: "1", position: "relative", overflow: "hidden" },
    "& .yarl__slide_image": {
      maxWidth: "full",
      maxHeight: "full",
      objectFit: "contain",
      touchAction: "none",
    },
    "& .yarl__slide_image_loading": { opacity: "0" },
    "& .yarl__slide_placeholder": { ...fill, display: "grid", placeItems: "center" },
    "& .yarl__slide_placeholder svg": { width: "8", height: "8" },
    "& .yarl__toolbar": { position: "fixed", top: "2", insetInlineEnd: "gutter" },
    "& .yarl__button": control,
    "& .yarl__icon, & .yarl__button svg": { width: "6", height: "6" },
    "& .yarl__navigation_prev, & .yarl__navigation_next": { position: "fixed", bottom: "2" },
    "& .yarl__navigation_prev svg, & .yarl__navigation_next svg": { scale: MIRRORED },
    "& .yarl__navigation_prev": { insetInlineStart: "gutter" },
    "& .yarl__navigation_next": { insetInlineEnd: "gutter" },
    "& [data-part]": { position: "fixed", lineHeight: "ui", fontVariantNumeric: "tabular-nums" },
    "& [data-part=counter]": { top: "5", insetInlineStart: "gutter" },
    "& [data-part=caption]": {
      bottom: "4",
      insetInline: "calc({spacing.gutter} + {sizes.16})",
      textAlign: "center",
      textWrap: "balance",
    },
    _print: { display: "none" },
  },
});

const Dialog = chakra(Core, lightboxRecipe);

/** Counter and caption. Hidden from screen readers, which get both with the slide itself. */
function Position() {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  return (
    <>
      <p data-part="counter" aria-hidden="true">
        {`${currentIndex + 1} / ${slides.length}`}
      </p>
      <p data-part="caption" aria-hidden="true">
        {currentSlide?.alt}
      </p>
    </>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
