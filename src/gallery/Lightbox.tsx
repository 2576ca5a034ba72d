import { chakra } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import LightboxCore, { type LightboxExternalProps, useLightboxState } from "yet-another-react-lightbox";
import { lightboxRecipe } from "../theme/recipes/lightbox";
import type { GalleryPicture } from "./albums";
import { toSlide } from "./slides";

interface Props {
  pictures: readonly GalleryPicture[];
  index: number;
  /** Called with the index of the picture that came into view. */
  onView: (index: number) => void;
  onClose: () => void;
}

/** The library's own lock would pad the page for a scrollbar whose gutter stays. */
const LOCKED_PAGE = { body: { overflow: "hidden" } };

/** Full, uncropped pictures over the page: arrow keys, Escape, swipe, counter and caption. */
export function Lightbox({ pictures, index, onView, onClose }: Props) {
  const { t } = useTranslation("gallery");
  const slides = useMemo(() => pictures.map(toSlide), [pictures]);
  return (
    <>
      <Global styles={LOCKED_PAGE} />
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
    </>
  );
}

/** The library takes props that are also style props; this keeps them from the style system. */
function Core({ className, settings }: { className?: string; settings: LightboxExternalProps }) {
  return <LightboxCore {...settings} className={className} />;
}

const Dialog = chakra(Core, lightboxRecipe);

/** Counter and caption. Hidden from screen readers, who get both with the slide itself. */
function Position() {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  return (
    <>
      <p data-part="counter" aria-hidden="true">
        {currentIndex + 1} / {slides.length}
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
