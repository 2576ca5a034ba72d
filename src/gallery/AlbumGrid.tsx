import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Picture } from "../sections/pictures/Picture";
import type { PictureSlot } from "../sections/pictures/picture-sizes";
import type { GalleryPicture } from "./albums";
import { type CellSize, figure } from "./figure";
import { LightboxLink } from "./LightboxLink";

interface Props {
  pictures: readonly GalleryPicture[];
  onOpen: (slug: string, opener: HTMLElement) => void;
}

/** The gallery's grid: six columns of 3:2 units from md up, two columns below. */
export const albumRecipe = defineRecipe({
  className: "album",
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(6, minmax(0, 1fr))" },
    // A row is two thirds of a column high, so that a unit of 2 × 2 cells has the ratio 3:2.
    gridAutoRows: {
      md: "calc((min(100vw, {sizes.container}) - 2 * {spacing.gutter} - 5 * {spacing.tiles}) / 6 * 2 / 3)",
    },
    gridAutoFlow: "dense",
    gap: "tiles",
    "& > li": { gridArea: { md: "span 2 / span 2" }, aspectRatio: { base: "portrait", md: "auto" } },
    "& > [data-size=big]": { gridArea: { md: "span 4 / span 4" } },
    "& > [data-size=wide]": { gridArea: { md: "span 3 / span 3" } },
    "& > [data-size=tall]": { gridArea: { md: "span 4 / span 2" } },
    "& > [data-full-width]": { gridColumn: { mdDown: "span 2" }, aspectRatio: { mdDown: "photo" } },
    "& figure": { position: "relative", height: "full" },
    "& a": { display: "block", height: "full" },
    "& img": {
      transitionProperty: "transform, opacity",
      transitionDuration: "slow",
      transitionTimingFunction: "shore",
    },
    "& a:hover img": { transform: { _motionSafe: "scale(1.02)" } },
  },
});

const Grid = chakra("ul", albumRecipe);

const SLOTS = {
  big: "albumBig",
  wide: "albumWide",
  tall: "albumTall",
  unit: "albumUnit",
} as const satisfies Record<CellSize, PictureSlot>;

/** For small cells that have a row of their own on two columns. */
const ROW_SLOTS = { ...SLOTS, tall: "albumTallRow", unit: "albumUnitRow" } as const;

/** An album's pictures in their grid; each opens the lightbox. */
export function AlbumGrid({ pictures, onOpen }: Props) {
  const { t } = useTranslation("gallery");
  const cells = figure(pictures.length);
  return (
    <Grid>
      {pictures.map((entry, position) => {
        const { size, fullWidth } = cells[position] ?? { size: "unit", fullWidth: false };
        return (
          <li key={entry.slug} data-size={size} data-full-width={fullWidth || undefined}>
            <figure>
              <LightboxLink
                id={entry.slug}
                entry={entry}
                onOpen={onOpen}
                aria-label={t("enlarge", { alt: entry.picture.alt })}
              >
                <Picture
                  picture={entry.picture}
                  slot={(fullWidth ? ROW_SLOTS : SLOTS)[size]}
                  cut={
                    !fullWidth && entry.portrait ? { srcSet: entry.portrait, ratio: "portrait" } : undefined
                  }
                />
              </LightboxLink>
              {entry.caption && <chakra.figcaption srOnly>{entry.caption}</chakra.figcaption>}
            </figure>
          </li>
        );
      })}
    </Grid>
  );
}
