import { chakra } from "@chakra-ui/react/styled-system";
import { createRoot } from "react-dom/client";
import { homePath, splitPath } from "../config/paths";
import { LOCALE_MESSAGES } from "../locale/messages";
import { AppProvider } from "../theme/AppProvider";
import { buttonRecipe } from "../theme/recipes/button";

const Main = chakra("main", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "6",
    maxWidth: "container",
    marginInline: "auto",
    paddingInline: "gutter",
    paddingBlock: "section",
  },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const Button = chakra("button", buttonRecipe);

/** Says in an element that the page at the present address can't be shown. */
export function sayBroken(page: Element): void {
  const phone = page.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  createRoot(page).render(
    <AppProvider>
      <BrokenPage phone={phone} />
    </AppProvider>,
  );
}

/** Speaks the language of the address; the phone is the last page's own. */
function BrokenPage({ phone }: { phone: HTMLAnchorElement | null }) {
  const { locale } = splitPath(window.location.pathname);
  const { title, reload, home } = LOCALE_MESSAGES[locale].broken;
  return (
    <Main role="alert" lang={locale}>
      <Title>{title}</Title>
      <Button type="button" onClick={() => window.location.reload()}>
        {reload}
      </Button>
      <a href={homePath(locale)}>{home}</a>
      {phone && <a href={phone.href}>{phone.textContent}</a>}
    </Main>
  );
}
