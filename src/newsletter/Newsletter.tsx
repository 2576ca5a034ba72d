import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { Locale } from "../config/locales";
import { newsletterRecipe } from "../theme/recipes/newsletter";
import { NewsletterForm } from "./NewsletterForm";

interface NewsletterProps {
  /** Property id that the signup carries. */
  propertyId: string;
  locale: Locale;
  /** Address of the data-protection notice; null where the site has none. */
  privacyUrl: string | null;
}

const TITLE_ID = "newsletter-title";

/** The invitation to the hotel's letters, and its form. */
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
