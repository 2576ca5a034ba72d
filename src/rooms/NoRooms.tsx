import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { PhoneLink } from "../chrome/PhoneLink";
import { Section } from "../sections/parts/Section";
import { buttonRecipe } from "../theme/recipes/button";

const PhoneButton = chakra(PhoneLink, buttonRecipe);

/** Replaces the rooms if the list of rooms could not be loaded. */
export function NoRooms({ phone }: { phone: Queries.PhoneFragment }) {
  const { t } = useTranslation("rooms");
  return (
    <Section tone="noon">
      <chakra.p marginBottom="6">{t("noRooms")}</chakra.p>
      <PhoneButton phone={phone} />
    </Section>
  );
}
