import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Picture } from "../sections/Picture";
import { albumRecipe } from "../theme/recipes/album";
import type { GalleryPicture } from "./albums";
import { type CellSize, figure } from "./figure";
import { LightboxLink } from "./LightboxLink";

interface Props {
  pictures: readonly GalleryPicture[];
  onOpen: (slug: string, opener: HTMLElement) => void;
}

const Grid = chakra("ul", albumRecipe);

const SLOTS = {
  big: "two-thirds",
  wide: "half",
  tall: "thumbnail",
  unit: "thumbnail",
} as const satisfies Record<CellSize, string>;

/** The pictures of an album in their figure; each opens the lightbox. */
export function AlbumGrid({ pictures, onOpen }: Props) {
  const { t } = useTranslation("gallery");
  const cells = figure(pictures.length);
  return (
    <Grid>
      {pictures.map((entry, position) => {
        const { size, fullWidth } = cells[position] ?? { size: "unit", fullWidth: false };
        return (
          <li key={entry.slug} data-size={size} data-full-width={fullWidth || undefined}>
            <LightboxLink
              id={entry.slug}
              entry={entry}
              onOpen={onOpen}
              aria-label={t("enlarge", { alt: entry.picture.alt })}
            >
              <Picture picture={entry.picture} slot={SLOTS[size]} decorative />
            </LightboxLink>
          </li>
        );
      })}
    </Grid>
  );
}
