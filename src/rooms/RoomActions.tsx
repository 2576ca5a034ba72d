import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { BookLink } from "../chrome/BookLink";
import { PhoneLink } from "../chrome/PhoneLink";
import { moreLinkRecipe } from "../theme/recipes/more-link";

const AskByPhone = chakra(PhoneLink, moreLinkRecipe);

/** The ways to a room: the reservation site (not in Turkish) and the phone. */
export function RoomActions({ phone }: { phone: { label: string; tel: string } }) {
  const { t } = useTranslation("rooms");
  return (
    <chakra.div marginTop="6" display="grid" justifyItems="start" gap="3" data-print="off">
      <BookLink width="full" />
      <AskByPhone phone={phone}>{t("phone")}</AskByPhone>
    </chakra.div>
  );
}
