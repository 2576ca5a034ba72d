import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { HELD_BAR } from "../theme/layout";
import { LINE_START } from "../theme/reading-direction";
import { PhoneLink } from "./PhoneLink";

/**
 * Announces a pending navigation, which other code marks by `<html data-navigation>`: "loading" shows a line along
 * the top edge, "offline" a notice with the hotel's phone.
 */
export function NavigationState({ phone }: { phone: Queries.PhoneFragment }) {
  const { t } = useTranslation("common");
  const state = useNavigationState();
  return (
    <>
      <Line data-part="progress" aria-hidden="true" data-print="off" />
      <chakra.p role="status" srOnly>
        {state === "loading" && t("loading")}
      </chakra.p>
      <Notice role="status" data-tone="pine" data-print="off">
        {state === "offline" && (
          <p>
            <span>{t("offline")}</span> <PhoneLink phone={phone} />
          </p>
        )}
      </Notice>
    </>
  );
}

function useNavigationState(): string | undefined {
  const [state, setState] = useState<string>();
  useEffect(() => {
    const { documentElement } = document;
    const observer = new MutationObserver(() => setState(documentElement.dataset.navigation));
    observer.observe(documentElement, { attributeFilter: ["data-navigation"] });
    const backOnline = () => {
      if (documentElement.dataset.navigation === "offline") delete documentElement.dataset.navigation;
    };
    window.addEventListener("online", backOnline);
    return () => {
      observer.disconnect();
      window.removeEventListener("online", backOnline);
    };
  }, []);
  return state;
}

const Line = chakra("div", {
  base: {
    position: "fixed",
    inset: "0 0 auto",
    zIndex: "progress",
    height: "2px",
    bg: "accent",
    transformOrigin: LINE_START,
    visibility: "hidden",
    "html[data-navigation=loading] &": { visibility: "visible", animation: "progress" },
  },
});

const Notice = chakra("div", {
  base: {
    position: "fixed",
    insetInline: "0",
    bottom: { base: `calc(${HELD_BAR} + env(safe-area-inset-bottom))`, _layoutSm: "0" },
    zIndex: "progress",
    bg: "bg",
    color: "fg",
    paddingInline: "gutter",
    paddingBlock: "4",
    _empty: { display: "none" },
  },
});
