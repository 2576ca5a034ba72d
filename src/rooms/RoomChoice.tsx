import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { checkboxRecipe } from "../theme/recipes/checkbox";
import { COMPARISON_MAX } from "./comparison-address";

interface Props {
  rooms: readonly { slug: string; name: string }[];
  chosen: readonly string[];
  disabled: boolean;
  onToggle: (slug: string) => void;
}

const Choice = chakra("label", checkboxRecipe);

/** A tick box for each room; with four ticked, the others wait. */
export function RoomChoice({ rooms, chosen, disabled, onToggle }: Props) {
  const { t } = useTranslation("rooms");
  const full = chosen.length === COMPARISON_MAX;
  return (
    <chakra.div marginTop="6" data-print="off">
      <chakra.fieldset
        disabled={disabled}
        minWidth="0"
        display="grid"
        gridTemplateColumns={{ sm: "1fr 1fr", lg: "repeat(4, 1fr)" }}
        columnGap="gap"
      >
        <chakra.legend srOnly>{t("comparison.choose")}</chakra.legend>
        {rooms.map(({ slug, name }) => {
          const checked = chosen.includes(slug);
          return (
            <Choice key={slug}>
              <input
                type="checkbox"
                name="compare"
                value={slug}
                checked={checked}
                disabled={full && !checked}
                onChange={() => onToggle(slug)}
              />
              {name}
            </Choice>
          );
        })}
      </chakra.fieldset>
      <chakra.p role="status" textStyle="small" color="fg.muted" marginTop="3">
        {t(full ? "comparison.full" : "comparison.chosen", { chosen: chosen.length, max: COMPARISON_MAX })}
      </chakra.p>
    </chakra.div>
  );
}
