import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import { withSlugs } from "../gallery/albums";
import { LightboxLink } from "../gallery/LightboxLink";
import { useLightbox } from "../gallery/use-lightbox";
import { Picture } from "../sections/Picture";
import { pictureTrioRecipe } from "../theme/recipes/picture-trio";

const Trio = chakra("div", pictureTrioRecipe);

/** The first three pictures of a room, and the way to all of them in the lightbox. */
export function RoomPictures({ room }: { room: Queries.RoomPicturesFragment }) {
  const { t } = useTranslation("gallery");
  const pictures = useMemo(
    () => withSlugs(room.sliders.flatMap(({ slides }) => slides.flatMap(({ picture }) => picture ?? []))),
    [room],
  );
  const { open, lightbox } = useLightbox(pictures);
  const [lead] = pictures;
  if (!lead) return null;
  return (
    <Trio data-pictures={Math.min(pictures.length, 3)}>
      {pictures.slice(0, 3).map((entry, position) => (
        <LightboxLink
          key={entry.slug}
          id={entry.slug}
          entry={entry}
          onOpen={open}
          aria-label={t("enlarge", { alt: entry.picture.alt })}
        >
          {position === 0 ? (
            <Picture picture={entry.picture} slot="two-thirds" cove="bl" decorative eager />
          ) : (
            <Picture picture={entry.picture} slot="third" decorative />
          )}
        </LightboxLink>
      ))}
      <LightboxLink entry={lead} onOpen={open} data-part="all">
        {t("allPictures", { count: pictures.length })}
      </LightboxLink>
      {lightbox}
    </Trio>
  );
}

export const query = graphql`
  fragment RoomPictures on HotelRoom {
    sliders {
      slides {
        picture {
          ...GalleryPicture
        }
      }
    }
  }
`;
