import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../shared/locales";
import { headingId, PAGE_IDS } from "../theme/page-ids";
import { NewsletterForm } from "./NewsletterForm";

/** The invitation beside its form. */
export const newsletterRecipe = defineSlotRecipe({
  slots: ["root", "title", "intro"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      columnGap: "gap",
      rowGap: "6",
    },
    title: { textStyle: "h2" },
    intro: { color: "fg.muted", maxWidth: "measure" },
  },
});

interface NewsletterProps {
  /** Property id sent with the signup. */
  propertyId: string;
  /** True if a signup must be confirmed by the link in a mail. */
  confirmsByMail: boolean;
  /** Version of the consent in the hotel's own wording; null: the site's wording. */
  consent: string | null;
  locale: Locale;
  /** Address of the data-protection notice; null if the site has none. */
  privacyUrl: string | null;
}

const TITLE_ID = headingId(PAGE_IDS.newsletter);

/** The newsletter invitation, and its form. */
export function Newsletter(props: NewsletterProps) {
  const { t } = useTranslation("common");
  const styles = useSlotRecipe({ recipe: newsletterRecipe })();
  return (
    <chakra.section css={styles.root} aria-labelledby={TITLE_ID} data-print="off">
      <chakra.h2 css={styles.title} id={TITLE_ID}>
        {t("newsletter.title")}
      </chakra.h2>
      <div>
        <chakra.p css={styles.intro}>{t("newsletter.intro")}</chakra.p>
        <NewsletterForm {...props} />
      </div>
    </chakra.section>
  );
}
