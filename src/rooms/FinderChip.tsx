import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";

interface Props {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  /** Selected initially. */
  first?: boolean;
  /** Number of rooms that would match, of how many; absent if the choice excludes none. */
  matches?: { count: number; total: number };
  children: ReactNode;
}

/** A choice that looks like a small button, with what it would find; said in full as its description. */
export function FinderChip({ children, first, matches, ...field }: Props) {
  const { t } = useTranslation("rooms");
  return (
    <label>
      <input {...field} defaultChecked={first} title={matches && t("finder.found", { ...matches })} />
      <span>
        <span>{children}</span>
        {matches && <small aria-hidden>{matches.count}</small>}
      </span>
    </label>
  );
}
