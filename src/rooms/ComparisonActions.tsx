import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { buttonRecipe } from "../theme/recipes/button";

const Button = chakra("button", buttonRecipe);

/** Buttons to print the comparison or start over. */
export function ComparisonActions({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("rooms");
  return (
    <chakra.div marginTop="6" display="flex" flexWrap="wrap" gap="3" data-print="off">
      <Button type="button" size="sm" onClick={() => window.print()}>
        {t("comparison.print")}
      </Button>
      <Button type="button" size="sm" variant="line" onClick={onClear}>
        {t("comparison.clear")}
      </Button>
    </chakra.div>
  );
}
