import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { COMPARISON_MAX } from "./comparison-address";
import type { Comparison } from "./use-comparison";

/** A tick box with its words; the whole label is the target, above the link that covers the card. */
export const compareTickRecipe = defineRecipe({
  className: "compare-tick",
  base: {
    textStyle: "small",
    position: "relative",
    zIndex: "raised",
    justifySelf: "start",
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "target",
    cursor: "pointer",
    "& input": {
      appearance: "none",
      flex: "none",
      display: "grid",
      placeItems: "center",
      width: "6",
      height: "6",
      borderWidth: "hairline",
      borderColor: "field",
      borderBottomRightRadius: "check",
      cursor: "inherit",
    },
    "& input:checked": { bg: "action", borderColor: "action" },
    "& input:checked::after": {
      content: "''",
      width: "0.4rem",
      height: "0.75rem",
      border: "solid {colors.action.fg}",
      borderWidth: "0 2px 2px 0",
      transform: "translateY(-0.1rem) rotate(45deg)",
    },
    "&:has(input:disabled)": { cursor: "not-allowed", color: "fg.muted" },
    "@media (scripting: none)": { display: "none" },
  },
});

const Tick = chakra("label", compareTickRecipe);

interface Props extends Pick<Comparison, "chosen" | "toggle"> {
  /** False until the app runs. */
  ready: boolean;
  room: Pick<Queries.RoomCardFragment, "slug" | "name">;
}

/** Takes a room into the comparison; with four ticked, the others wait. Comparing needs the app. */
export function CompareTick({ room: { slug, name }, chosen, ready, toggle }: Props) {
  const { t } = useTranslation("rooms");
  const checked = chosen.includes(slug);
  return (
    <Tick data-print="off">
      <input
        type="checkbox"
        checked={checked}
        disabled={!ready || (!checked && chosen.length === COMPARISON_MAX)}
        onChange={() => toggle(slug)}
      />
      <span>
        {t("comparison.tick")} <chakra.span srOnly>{name}</chakra.span>
      </span>
    </Tick>
  );
}
