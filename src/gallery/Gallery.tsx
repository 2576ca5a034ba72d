import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useMemo } from "react";
import { Section } from "../sections/Section";
import { AlbumGrid } from "./AlbumGrid";
import { AlbumTabs } from "./AlbumTabs";
import { toAlbums } from "./albums";
import { useAlbumFilter } from "./use-album-filter";
import { useLightbox } from "./use-lightbox";

/** Anchor of all albums together. */
const ALL = "gallery";

/** The albums of a page (its GALLERY* sliders), filtered by anchors, with a lightbox. Nothing where there are none. */
export function Gallery({ sliders }: { sliders: readonly Queries.GallerySliderFragment[] }) {
  const { t } = useTranslation("gallery");
  const albums = useMemo(() => toAlbums(sliders), [sliders]);
  const { shown, filter, select } = useAlbumFilter(albums, ALL);
  const pictures = useMemo(() => shown.flatMap((album) => album.pictures), [shown]);
  const { open, lightbox } = useLightbox(pictures);
  if (albums.length === 0) return null;
  const tabs = [{ id: ALL, title: t("all") }, ...albums];
  return (
    <Section tone="noon" id={ALL}>
      {albums.length > 1 && <AlbumTabs tabs={tabs} current={filter} onSelect={select} />}
      {shown.map(({ id, title, pictures: members }) => (
        <chakra.section
          key={id}
          id={id}
          aria-label={title || t("pictures")}
          css={{ "& + &": { marginTop: "mosaic" } }}
        >
          {title && (
            <chakra.h2 textStyle="h3" marginBottom="6">
              {title}
            </chakra.h2>
          )}
          <AlbumGrid pictures={members} onOpen={open} />
        </chakra.section>
      ))}
      {lightbox}
    </Section>
  );
}
