import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { ROOM_TRAITS } from "../../shared/room-traits";
import { toIsoDate } from "../../shared/date-format";
import { useInBrowser } from "../chrome/use-in-browser";
import { ADULT_CHOICES, BY_PRICE, CHILD_CHOICES, FINDER_FIELDS, fits, PARENTS } from "./finder-address";
import { takes } from "../booking/stay";
import { monthName, pricedMonths } from "./room-price";
import type { useFinder } from "./use-finder";

interface Props extends ReturnType<typeof useFinder> {
  rooms: readonly Queries.ComparedRoomFragment[];
  /** True once the app runs: before that, matches are not counted. */
  ready: boolean;
}

/** Chips: look like small buttons, with a checkbox inside. */
export const roomFinderRecipe = defineRecipe({
  className: "room-finder",
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-end",
    columnGap: "gap",
    rowGap: "4",
    marginBottom: "8",
    "& fieldset": { minWidth: "0", display: "flex", flexWrap: "wrap", gap: "2" },
    "& legend": { textStyle: "caption", color: "fg.muted", paddingBottom: "2" },
    "& label": { position: "relative", display: "inline-flex", cursor: "pointer" },
    "& label > span": {
      textStyle: "label",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minHeight: "target",
      minWidth: "target",
      paddingInline: "4",
      borderWidth: "hairline",
      borderColor: "field",
      borderEndEndRadius: "buttonSmall",
    },
    "& :checked + span": { bg: "action", color: "action.fg", borderColor: "action" },
    // Forced colours remove every background except a selection's.
    _highContrast: {
      "& :checked + span": {
        forcedColorAdjust: "none",
        bg: "Highlight",
        color: "HighlightText",
        borderColor: "Highlight",
      },
    },
    "& :focus-visible + span": { outline: "2px solid {colors.ring}", outlineOffset: "3px" },
    "& label:has(select)": { flexDirection: "column", gap: "2" },
    "& label:has(select) > span": {
      textStyle: "caption",
      color: "fg.muted",
      display: "block",
      minHeight: "0",
      paddingInline: "0",
      border: "none",
    },
    "& select": {
      textStyle: "ui",
      minHeight: "target",
      minWidth: "10rem",
      paddingInlineEnd: "6",
      bg: "bg",
      color: "fg",
      borderRadius: "0",
      borderBottomWidth: "hairline",
      borderColor: "field",
    },
    // Monthly prices and sorting need the app.
    "& [data-scripted]": { "@media (scripting: none)": { display: "none" } },
    // The label is the visible target; the input remains for keyboards and screen readers.
    "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "inherit" },
    "& [type=reset]": { textStyle: "label", minHeight: "target", textDecoration: "underline" },
    "& [role=status]": {
      textStyle: "small",
      color: "fg.muted",
      minHeight: "target",
      display: "flex",
      alignItems: "center",
    },
  },
});

const Form = chakra("form", roomFinderRecipe);

/** Search criteria as chips. Only criteria that differ between rooms are offered. */
export function RoomFinder({ rooms, ready, form, wishes, ask, clear }: Props) {
  const { t } = useTranslation("rooms");
  const { t: sayPrice } = useTranslation("detail");
  const thisMonth = useInBrowser(() => toIsoDate(new Date()).slice(0, 7), "");
  const months = pricedMonths(rooms).filter((month) => month >= thisMonth || month === wishes.month);
  const fitting = (party: { adults: number; children: number }) =>
    rooms.some(({ capacity }) => takes(capacity, party));
  const adults = ADULT_CHOICES.filter((choice) => fitting({ adults: choice, children: 0 }));
  const children = CHILD_CHOICES.filter((choice) => fitting({ adults: PARENTS, children: choice }));
  const priced = rooms.filter(({ priceFrom, prices }) => priceFrom || prices.length > 0).length > 1;
  const traits = ROOM_TRAITS.filter((trait) => differ(rooms, (room) => room.traits.includes(trait)));
  if (adults.length + traits.length + months.length === 0) return null;
  const found = rooms.filter((room) => fits(room, wishes)).length;
  return (
    <Form
      ref={form}
      role="search"
      aria-label={t("finder.title")}
      onChange={ask}
      onReset={clear}
      data-print="off"
    >
      {months.length > 0 && (
        <label data-scripted="">
          <span>{t("finder.month")}</span>
          <select name={FINDER_FIELDS.month} defaultValue="">
            <option value="">{t("finder.anyMonth")}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {monthName(month, sayPrice)}
              </option>
            ))}
          </select>
        </label>
      )}
      {adults.length > 0 && (
        <fieldset>
          <legend>{t("finder.adults")}</legend>
          <Chip type="radio" name={FINDER_FIELDS.adults} value="" first>
            {t("finder.any")}
          </Chip>
          {adults.map((choice) => (
            <Chip key={choice} type="radio" name={FINDER_FIELDS.adults} value={String(choice)}>
              {choice}
            </Chip>
          ))}
        </fieldset>
      )}
      {children.length > 1 && (
        <fieldset>
          <legend>{t("finder.children")}</legend>
          {children.map((choice) => (
            <Chip
              key={choice}
              type="radio"
              name={FINDER_FIELDS.children}
              value={String(choice)}
              first={choice === 0}
            >
              {choice}
            </Chip>
          ))}
        </fieldset>
      )}
      {traits.length > 0 && (
        <fieldset>
          <legend>{t("finder.wishes")}</legend>
          {traits.map((trait) => (
            <Chip key={trait} type="checkbox" name={FINDER_FIELDS.traits} value={trait}>
              {t(`finder.trait.${trait}`)}
            </Chip>
          ))}
        </fieldset>
      )}
      {priced && (
        <fieldset data-scripted="">
          <legend>{t("finder.order")}</legend>
          <Chip type="checkbox" name={FINDER_FIELDS.sort} value={BY_PRICE}>
            {t("finder.cheapest")}
          </Chip>
        </fieldset>
      )}
      <button type="reset">{t("finder.clear")}</button>
      <p role="status">{ready && t("finder.found", { count: found, total: rooms.length })}</p>
    </Form>
  );
}

interface ChipProps {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  /** Selected initially. */
  first?: boolean;
  children: ReactNode;
}

function Chip({ children, first, ...field }: ChipProps) {
  return (
    <label>
      <input {...field} defaultChecked={first} />
      <span>{children}</span>
    </label>
  );
}

/** True if some of them match and others don't. */
function differ<Item>(items: readonly Item[], isSo: (item: Item) => boolean): boolean {
  return items.some(isSo) && !items.every(isSo);
}
