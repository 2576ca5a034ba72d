import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
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
      {pictures.slice(0, 3).map((target, position) => (
        <LightboxLink
          key={target.slug}
          id={target.slug}
          target={target}
          onOpen={open}
          aria-label={t("enlarge", { alt: target.picture.alt })}
        >
          {position === 0 ? (
            <Picture picture={target.picture} slot="two-thirds" cove="bl" decorative eager />
          ) : (
            <Picture picture={target.picture} slot="third" decorative />
          )}
        </LightboxLink>
      ))}
      <LightboxLink target={lead} onOpen={open} data-part="all">
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
