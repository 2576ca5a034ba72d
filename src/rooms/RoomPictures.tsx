import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import { speaks, withSlugs } from "../gallery/albums";
import { LightboxLink } from "../gallery/LightboxLink";
import { useLightbox } from "../gallery/use-lightbox";
import { fetchPicture } from "../sections/pictures/fetch-picture";
import { Picture } from "../sections/pictures/Picture";

/** Below md all pictures in a swipeable row; from md up a lead over two thirds and two small ones beside it. */
export const pictureTrioRecipe = defineRecipe({
  className: "picture-trio",
  base: {
    position: "relative",
    "& [data-part=row]": {
      display: "grid",
      gap: "tiles",
      gridAutoFlow: { base: "column", md: "row" },
      // Part of the next one is always visible.
      gridAutoColumns: { base: "94%", md: "auto" },
      gridTemplateColumns: { md: "2fr 1fr" },
      overflowX: { base: "auto", md: "visible" },
      scrollSnapType: { base: "x mandatory", md: "none" },
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
    },
    "&[data-pictures='1'] [data-part=row]": { gridAutoColumns: "100%", gridTemplateColumns: { md: "1fr" } },
    "& [data-part=row] > figure": {
      position: "relative",
      aspectRatio: "photo",
      scrollSnapAlign: "start",
    },
    "& figure > a": { display: "block", height: "full", outlineOffset: "-2px" },
    "& [data-part=row] > figure:first-of-type": { gridRow: { md: "span 2" } },
    "& [data-part=row] > figure:nth-of-type(n + 4)": { display: { md: "none" } },
    "&[data-pictures='2'] [data-part=row] > figure": {
      gridRow: { md: "span 2" },
      aspectRatio: { md: "auto" },
    },
    "&[data-pictures='3'] [data-part=row] > figure": { aspectRatio: { md: "auto" } },
    "&:not([data-pictures='1']) [data-part=row] > figure:first-of-type": {
      minHeight: { md: "min(46vw, 42rem)" },
    },
    _print: {
      "& [data-part=row]": {
        display: "grid",
        gridAutoFlow: "row",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr)) !important",
        overflow: "visible",
      },
      "& [data-part=row] > figure": {
        aspectRatio: "photo !important",
        minHeight: "0 !important",
        gridRow: "auto !important",
      },
      "& [data-part=row] > figure:nth-of-type(n + 4)": { display: "none" },
    },
    "& > a[data-part=all]": {
      position: "absolute",
      insetInlineEnd: "4",
      bottom: "4",
      zIndex: "raised",
      display: "inline-flex",
      alignItems: "center",
      minHeight: "target",
      aspectRatio: "auto",
      paddingInline: "5",
      bg: "bg",
      color: "fg",
      textStyle: "label",
      textDecoration: "none",
      borderEndEndRadius: "buttonSmall",
      _print: { display: "none" },
    },
  },
});

const Trio = chakra("div", pictureTrioRecipe);

/** A room's pictures, and the link to all of them in the lightbox. */
export function RoomPictures({ room }: { room: Queries.RoomPicturesFragment }) {
  const { t } = useTranslation("gallery");
  const pictures = useMemo(() => withSlugs(picturesOf(room.sliders)), [room]);
  const { open, lightbox } = useLightbox(pictures);
  const [lead] = pictures;
  if (!lead) return null;
  return (
    <Trio data-pictures={Math.min(pictures.length, 3)}>
      <div data-part="row">
        {pictures.map((entry, position) => (
          <figure key={entry.slug}>
            <LightboxLink
              id={entry.slug}
              entry={entry}
              onOpen={open}
              aria-label={t("enlarge", { alt: entry.picture.alt })}
            >
              {position === 0 ? (
                <Picture picture={entry.picture} slot={leadSlot(pictures.length - 1)} cove="es" eager />
              ) : (
                <Picture picture={entry.picture} slot={pictures.length === 2 ? "roomTall" : "roomSmall"} />
              )}
            </LightboxLink>
            {entry.caption && <chakra.figcaption srOnly>{entry.caption}</chakra.figcaption>}
          </figure>
        ))}
      </div>
      <LightboxLink entry={lead} onOpen={open} data-part="all">
        {t("allPictures", { count: pictures.length })}
      </LightboxLink>
      {lightbox}
    </Trio>
  );
}

/** Preloads the first picture. */
export function fetchRoomLead({ sliders }: Queries.RoomPicturesFragment): Promise<void> {
  const [lead, ...others] = picturesOf(sliders);
  return fetchPicture(lead ?? null, leadSlot(others.length));
}

/**
 * The pictures of slides without further content; the same picture under the same title in two sliders counts once.
 * Slides with more content are cards (`RoomSlides`).
 */
function picturesOf(sliders: Queries.RoomPicturesFragment["sliders"]) {
  const pictures = sliders.flatMap(({ slides }) =>
    slides.flatMap((slide) =>
      slide.picture && !speaks(slide) ? { ...slide.picture, title: slide.title } : [],
    ),
  );
  return pictures.filter(
    ({ sourceUrl, title }, index) =>
      pictures.findIndex(
        (other) => other.sourceUrl === sourceUrl && (title === null || other.title === title),
      ) === index,
  );
}

const leadSlot = (others: number) => (others === 0 ? "roomAlone" : "roomLead");

export const query = graphql`
  fragment RoomPictures on HotelRoom {
    sliders {
      ...Slider
      slides {
        picture {
          ...GalleryPicture
        }
      }
    }
  }
`;
