import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import { PAGE_IDS } from "../theme/page-ids";
import { sectionIds } from "../sections/plan";
import { RichText } from "../sections/parts/RichText";
import { Section } from "../sections/parts/Section";
import { SlideCards } from "../sections/parts/SlideCards";
import { AlbumGrid } from "./AlbumGrid";
import { AlbumTabs } from "./AlbumTabs";
import { toAlbums } from "./albums";
import { useAlbumFilter } from "./use-album-filter";
import { useLightbox } from "./use-lightbox";

/**
 * The albums of a page (its GALLERY* sliders), filtered by anchors, with a lightbox. Renders nothing if there are
 * none.
 */
export function Gallery({ page }: { page: Queries.GalleryFragment }) {
  const { t } = useTranslation("gallery");
  const albums = useMemo(() => toAlbums(page.sliders, sectionIds(page)), [page]);
  const { shown, filter, select } = useAlbumFilter(albums, PAGE_IDS.gallery);
  const pictures = useMemo(() => shown.flatMap((album) => album.pictures), [shown]);
  const { open, lightbox } = useLightbox(pictures);
  if (albums.length === 0) return null;
  const tabs = [{ id: PAGE_IDS.gallery, title: t("all") }, ...albums];
  return (
    <Section tone="noon" id={PAGE_IDS.gallery}>
      {albums.length > 1 && (
        <>
          <AlbumTabs tabs={tabs} current={filter} onSelect={select} />
          <chakra.p role="status" srOnly>
            {t("shown", { album: tabs.find(({ id }) => id === filter)?.title, count: pictures.length })}
          </chakra.p>
        </>
      )}
      {shown.map(({ id, title, heading, body, pictures: members, cards }) => (
        <chakra.section
          key={id}
          id={id}
          aria-label={title || t("pictures")}
          css={{ "& + &": { marginTop: "mosaic" } }}
        >
          {heading && (
            <chakra.h2 textStyle="h3" marginBottom="6" dangerouslySetInnerHTML={{ __html: heading }} />
          )}
          {body && (
            <chakra.div marginBottom="6">
              <RichText text={body} />
            </chakra.div>
          )}
          {members.length > 0 && <AlbumGrid pictures={members} onOpen={open} />}
          {cards.length > 0 && (
            <chakra.div marginTop={members.length > 0 ? "mosaic" : undefined}>
              <SlideCards slides={cards} headingLevel={heading ? 3 : 2} />
            </chakra.div>
          )}
        </chakra.section>
      ))}
      {lightbox}
    </Section>
  );
}

export const query = graphql`
  fragment Gallery on HotelPage {
    ...PageSections
    sliders {
      ...GallerySlider
    }
  }
`;
