import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { Locale } from "../config/locales";
import { displayName, localeTitle } from "../locale/display-name";
import { LOCALE_MESSAGES } from "../locale/messages";
import { switchLanguage } from "../locale/switch-language";
import type { LanguageOption } from "../locale/switch-target";
import { languageMenuRecipe } from "../theme/recipes/language-menu";
import { ChevronIcon } from "./icons/ChevronIcon";
import { useHoverMenu } from "./use-hover-menu";

interface LanguageSelectorProps {
  options: readonly LanguageOption[];
  locale: Locale;
}

const LIST_ID = "languages";

/** The languages as links: the list opens under the pointer, on a press, and without script on focus. */
export function LanguageSelector({ options, locale }: LanguageSelectorProps) {
  const { t } = useTranslation("common");
  const styles = useSlotRecipe({ recipe: languageMenuRecipe })();
  const menu = useHoverMenu();
  return (
    <chakra.div css={styles.root} {...menu.rootProps}>
      <chakra.button
        css={styles.button}
        {...menu.buttonProps}
        aria-controls={LIST_ID}
        aria-label={t("language", { code: localeTitle(locale) })}
      >
        {localeTitle(locale)}
        <ChevronIcon />
      </chakra.button>
      <chakra.ul css={styles.list} id={LIST_ID} data-open={menu.open ? "" : undefined} data-tone="noon">
        {options.map((option) => (
          <li key={option.locale}>
            <chakra.a
              css={styles.link}
              href={option.url}
              hrefLang={option.locale}
              lang={option.locale}
              aria-current={option.locale === locale ? "true" : undefined}
              onClick={(event) => switchLanguage(event, option)}
            >
              <chakra.span css={styles.code}>{localeTitle(option.locale)}</chakra.span>
              <span>{displayName(option.locale)}</span>
              {!option.translated && (
                <chakra.span css={styles.note}>{LOCALE_MESSAGES[option.locale].untranslated}</chakra.span>
              )}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
