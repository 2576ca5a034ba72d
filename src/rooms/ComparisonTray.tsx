import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { HELD_AT_EDGE, HELD_BAR } from "../theme/layout";
import { PAGE_IDS } from "../theme/page-ids";
import { buttonRecipe } from "../theme/recipes/button";
import { COMPARISON_MAX, COMPARISON_MIN } from "./comparison-address";

interface Props {
  rooms: readonly Pick<Queries.RoomCardFragment, "id" | "name">[];
  onClear: () => void;
}

/** Sticks to the window's lower edge while the rooms are in view, above the book bar. */
export const comparisonTrayRecipe = defineRecipe({
  className: "comparison-tray",
  base: {
    position: "sticky",
    bottom: { base: `calc(${HELD_BAR} + ${HELD_AT_EDGE} + env(safe-area-inset-bottom))`, _layoutSm: "0" },
    zIndex: "bookBar",
    bg: "bg",
    color: "fg",
    boxShadow: "barLine",
    paddingInline: "gutter",
    "&[data-empty]": { height: "0", overflow: "hidden" },
    "& > div": {
      maxWidth: "calc({sizes.container} - 2 * {spacing.gutter})",
      marginInline: "auto",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "4",
      rowGap: "1",
      paddingBlock: "2",
    },
    "& p": { textStyle: "small", flex: "1 1 12rem", minWidth: "0" },
  },
});

const Tray = chakra("aside", comparisonTrayRecipe);
const CompareLink = chakra("a", buttonRecipe);
const Button = chakra("button", buttonRecipe);

/** The ticked rooms, and the link to their comparison. */
export function ComparisonTray({ rooms, onClear }: Props) {
  const { t } = useTranslation("rooms");
  const full = rooms.length === COMPARISON_MAX;
  return (
    <Tray
      aria-label={t("comparison.tray")}
      data-tone="afternoon"
      data-empty={rooms.length === 0 ? "" : undefined}
      data-print="off"
    >
      <div>
        <p role="status">
          {rooms.length > 0 &&
            t(full ? "comparison.full" : "comparison.chosen", { chosen: rooms.length, max: COMPARISON_MAX })}
        </p>
        {rooms.length >= COMPARISON_MIN && (
          <CompareLink size="sm" href={`#${PAGE_IDS.comparison}`}>
            {t("comparison.open")}
          </CompareLink>
        )}
        {rooms.length > 0 && (
          <Button type="button" size="sm" variant="line" onClick={onClear}>
            {t("comparison.clear")}
          </Button>
        )}
      </div>
    </Tray>
  );
}
