import { chakra } from "@chakra-ui/react/styled-system";
import { Component, type PropsWithChildren, useState } from "react";
import { homePath, splitPath } from "../config/paths";
import { LOCALE_MESSAGES } from "../locale/messages";
import { buttonRecipe } from "../theme/recipes/button";

/** Stands in for a page whose data or code can't be shown: React would leave nothing of it. */
export class AppBoundary extends Component<PropsWithChildren, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(): void {
    // Nothing below is left to hear of Back and Forward.
    window.addEventListener("popstate", reload);
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

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

/**
 * Says what happened in the language of the address. The way home loads in full, as a target asks for, and the phone is
 * the last page's own.
 */
function BrokenPage() {
  const { locale } = splitPath(window.location.pathname);
  const { title, reload: again, home } = LOCALE_MESSAGES[locale].broken;
  const [phone] = useState(() => document.querySelector<HTMLAnchorElement>('a[href^="tel:"]'));
  return (
    <Main role="alert" lang={locale}>
      <Title>{title}</Title>
      <Button type="button" onClick={reload}>
        {again}
      </Button>
      <a href={homePath(locale)} target="_self">
        {home}
      </a>
      {phone && <a href={phone.href}>{phone.textContent}</a>}
    </Main>
  );
}

function reload(): void {
  window.location.reload();
}
