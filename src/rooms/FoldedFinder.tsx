import { useTranslation } from "react-i18next";
import type { RefObject } from "react";
import type { Wishes } from "./finder-address";
import { guestsText } from "./room-facts";
import { monthName } from "../booking/month-price";

const LINE = { display: "flex", alignItems: "center", gap: "1rem", width: "100%" } as const;
const WORDS = { flex: "1", overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" } as const;

interface Props {
  wishes: Wishes;
  found: string;
  button: RefObject<HTMLButtonElement>;
  onUnfold: () => void;
}

/** The chosen criteria and what they found, on one line of a phone, with the way back to the form. */
export function FoldedFinder({ wishes: { month, party, traits }, found, button, onUnfold }: Props) {
  const { t } = useTranslation("rooms");
  const { t: sayPrice } = useTranslation("detail");
  const { t: sayCommon } = useTranslation("common");
  const chosen = [
    found,
    month && monthName(month, sayPrice),
    party && guestsText(party, t, sayCommon),
    ...traits.map((trait) => t(`finder.trait.${trait}`)),
  ].filter(Boolean);
  return (
    <div style={LINE}>
      <p style={WORDS}>{chosen.join(" · ")}</p>
      <button ref={button} type="button" onClick={onUnfold}>
        {t("finder.change")}
      </button>
    </div>
  );
}
