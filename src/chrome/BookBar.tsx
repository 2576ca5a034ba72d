import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { bookBarRecipe } from "../theme/recipes/book-bar";
import { navLinkRecipe } from "../theme/recipes/nav-link";
import { BookLink } from "./BookLink";
import { PhoneLink } from "./PhoneLink";

const Bar = chakra("aside", bookBarRecipe);
const Phone = chakra(PhoneLink, navLinkRecipe);

/** Phone and "Book now" within the thumb's reach on small screens. */
export function BookBar({ phone }: { phone: { label: string; tel: string } }) {
  const { t } = useTranslation("common");
  return (
    <Bar aria-label={t("bookBar")} data-print="off">
      <Phone phone={phone} aria-label={t("call", { number: phone.label })} />
      <BookLink size="sm" />
    </Bar>
  );
}
