import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../shared/locales";
import { PAGE_IDS } from "../theme/page-ids";
import { localeTitle } from "../locale/upper-case";
import { LOCALE_MESSAGES } from "../../languages/locale-messages";
import { switchLanguage } from "../locale/switch-language";
import type { LanguageOption } from "../locale/switch-target";
import { ChevronIcon } from "./icons/ChevronIcon";
import { useHoverMenu } from "./use-hover-menu";

const start = { opacity: "0", transform: "translateY(-0.4rem)" } as const;
const shown = { display: "block", opacity: "1", transform: "none", _starting: start } as const;

/** The language selector: a button with a list of links below, always dark on the page's background. */
export const languageMenuRecipe = defineSlotRecipe({
  slots: ["root", "button", "list", "link", "code", "note"],
  base: {
    root: { position: "relative", flex: "none" },
    button: {
      textStyle: "label",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minHeight: "target",
      minWidth: "target",
      whiteSpace: "nowrap",
    },
    list: {
      position: "absolute",
      insetInlineStart: "-4",
      top: "100%",
      zIndex: "overlay",
      minWidth: "12rem",
      maxHeight: "selectMax",
      overflow: "auto",
      paddingBlock: "2",
      bg: "bg",
      color: "fg",
      boxShadow: "menu",
      _highContrast: { borderWidth: "hairline" },
      borderEndEndRadius: "menu",
      // Not just invisible: the languages' names would load the fonts of their scripts.
      display: "none",
      ...start,
      transitionProperty: "opacity, transform, display",
      transitionBehavior: "allow-discrete",
      transitionDuration: "quick",
      "&[data-open]": shown,
      // Without script the list opens on hover and on focus.
      "@media (scripting: none)": { "div:is(:hover, :focus-within) > &": shown },
    },
    link: {
      textStyle: "small",
      display: "grid",
      gridTemplateColumns: "auto 1fr",
      columnGap: "4",
      paddingInline: "5",
      paddingBlock: "2",
      textDecoration: "none",
      outlineOffset: "-2px",
      "&:hover": { bg: "frame.from" },
      "&[aria-current] > :nth-of-type(2)": { textDecoration: "underline", textDecorationColor: "accent" },
    },
    code: { fontWeight: "strong", minWidth: "6" },
    note: { textStyle: "caption", gridColumn: "2", maxWidth: "12rem", color: "fg.muted" },
  },
});

interface LanguageSelectorProps {
  options: readonly LanguageOption[];
  locale: Locale;
}

/** The languages as links: the list opens on hover, on click, and without script on focus. */
export function LanguageSelector({ options, locale }: LanguageSelectorProps) {
  const { t } = useTranslation("common");
  const styles = useSlotRecipe({ recipe: languageMenuRecipe })();
  const menu = useHoverMenu();
  return (
    <chakra.div css={styles.root} {...menu.rootProps}>
      <chakra.button
        css={styles.button}
        {...menu.buttonProps}
        aria-controls={PAGE_IDS.languages}
        aria-label={t("language", { code: localeTitle(locale) })}
      >
        <span translate="no">{localeTitle(locale)}</span>
        <ChevronIcon />
      </chakra.button>
      <chakra.ul
        css={styles.list}
        id={PAGE_IDS.languages}
        data-open={menu.open ? "" : undefined}
        data-tone="noon"
      >
        {options.map((option) => (
          <li key={option.locale} translate="no">
            <chakra.a
              css={styles.link}
              href={option.url}
              hrefLang={option.locale}
              lang={option.locale}
              aria-current={option.locale === locale ? "true" : undefined}
              onClick={(event) => switchLanguage(event, option)}
            >
              <chakra.span css={styles.code}>{localeTitle(option.locale)}</chakra.span>
              <span>{LOCALE_MESSAGES[option.locale].name}</span>
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
