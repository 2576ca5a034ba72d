import { chakra } from "@chakra-ui/react/styled-system";
import { createInstance } from "i18next";
import { createRoot } from "react-dom/client";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { PropsWithChildren } from "react";
import type { Locale } from "../../shared/locales";
import { homePath, splitPath } from "../../shared/paths";
import { BROKEN_MESSAGES } from "../../languages/broken-messages";
import { directionOf } from "../locale/direction";
import { AppProvider } from "../theme/AppProvider";
import { buttonRecipe } from "../theme/recipes/button";
import { BackButton, ErrorFrame } from "./ErrorFrame";

/** Namespace of its messages. */
const BROKEN = "broken";

/**
 * Shows in an element that the page at the current address can't be displayed: between the navbar and footer of the
 * page the element still contains, over that page's picture; on its own if it contains none.
 */
export function sayBroken(page: Element): void {
  const { locale } = splitPath(window.location.pathname);
  const phone = page.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const main = page.querySelector("main");
  const picture = main?.querySelector<HTMLElement>("[data-eager]") ?? null;
  picture?.removeAttribute("data-cove");
  document.title = BROKEN_MESSAGES[locale].title;
  delete document.documentElement.dataset.navigation;
  // The menus no longer contain the current page.
  for (const link of page.querySelectorAll("[aria-current=page]")) link.removeAttribute("aria-current");
  createRoot(main ?? page).render(
    <AppProvider>
      <InLanguage locale={locale}>
        {main ? (
          <ErrorPage picture={picture} phone={phone} locale={locale} />
        ) : (
          <Box role="alert" lang={locale} {...(__HAS_RTL__ ? { dir: directionOf(locale) } : {})}>
            <BareTitle />
            <WaysOn phone={phone} locale={locale} />
          </Box>
        )}
      </InLanguage>
    </AppProvider>,
  );
  window.scrollTo({ top: 0, behavior: "instant" });
}

interface Props {
  /** The previous page's own. */
  phone: HTMLAnchorElement | null;
  /** Of the current address. */
  locale: Locale;
}

function ErrorPage({ picture, ...props }: Props & { picture: HTMLElement | null }) {
  const { t } = useTranslation(BROKEN);
  const title = t("title");
  return (
    <div role="alert" lang={props.locale} {...(__HAS_RTL__ ? { dir: directionOf(props.locale) } : {})}>
      <ErrorFrame
        shaded
        picture={picture && <Kept picture={picture} />}
        crumbs={[
          { text: t("home"), url: homePath(props.locale), active: false },
          { text: title, url: null, active: true },
        ]}
        title={title}
      >
        <WaysOn {...props} />
      </ErrorFrame>
    </div>
  );
}

/** A picture that the document has already loaded. */
function Kept({ picture }: { picture: HTMLElement }) {
  return <chakra.div height="full" ref={(place: HTMLDivElement | null) => place?.replaceChildren(picture)} />;
}

function BareTitle() {
  const { t } = useTranslation(BROKEN);
  return <chakra.h1 textStyle="h1">{t("title")}</chakra.h1>;
}

/** Links to retry the page and to the home page, and the phone. */
function WaysOn({ phone, locale }: Props) {
  const { t } = useTranslation(BROKEN);
  return (
    <Ways>
      <Button type="button" onClick={() => window.location.reload()}>
        {t("reload")}
      </Button>
      <BackButton variant="line" url={homePath(locale)}>
        {t("back")}
      </BackButton>
      {phone && <a href={phone.href}>{phone.textContent}</a>}
    </Ways>
  );
}

/** Uses the language of the address, whose own messages failed to load. */
function InLanguage({ locale, children }: PropsWithChildren<{ locale: Locale }>) {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: locale,
    defaultNS: BROKEN,
    fallbackNS: [BROKEN],
    resources: { [locale]: { [BROKEN]: BROKEN_MESSAGES[locale] } },
  });
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

const Button = chakra("button", buttonRecipe);
const Ways = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6", marginTop: "8" },
});
const Box = chakra("main", {
  base: {
    maxWidth: "container",
    marginInline: "auto",
    paddingInline: "gutter",
    paddingBlock: "section",
  },
});
