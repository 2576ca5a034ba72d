import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { tickBox } from "../theme/recipes/tick-box";
import { COMPARISON_MAX } from "./comparison-address";
import type { Comparison } from "./use-comparison";

/** A labelled checkbox; the whole label is the target, above the card's stretched link. */
export const compareTickRecipe = defineRecipe({
  className: "compare-tick",
  base: {
    textStyle: "small",
    position: "relative",
    zIndex: "raised",
    alignSelf: "start",
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "target",
    cursor: "pointer",
    "& input": { ...tickBox, cursor: "inherit" },
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

/** Adds a room to the comparison; once four are ticked, the others are disabled. Comparing needs the app. */
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
        <span>{t("comparison.tick")}</span> <chakra.span srOnly>{name}</chakra.span>
      </span>
    </Tick>
  );
}
