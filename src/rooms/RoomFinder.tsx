import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ROOM_TRAITS } from "../../shared/room-traits";
import { toIsoDate } from "../../shared/date-format";
import { useInBrowser } from "../chrome/use-in-browser";
import {
  ADULT_CHOICES,
  BY_PRICE,
  CHILD_CHOICES,
  FINDER_FIELDS,
  fits,
  hasWishes,
  PARENTS,
  type Wishes,
  withGuests,
  withTrait,
} from "./finder-address";
import { FinderChip } from "./FinderChip";
import { FoldedFinder } from "./FoldedFinder";
import { takes } from "../booking/stay";
import { below, layoutBreakpoints } from "../theme/breakpoints";
import { buttonRecipe } from "../theme/recipes/button";
import { monthName } from "../booking/month-price";
import { pricedMonths } from "./room-price";
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
      hyphens: "var(--hyphens, auto)",
      paddingInline: "4",
      borderWidth: "hairline",
      borderColor: "field",
      borderEndEndRadius: "buttonSmall",
    },
    "& small": { marginInlineStart: "2", opacity: "0.75" },
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
    "& button:not([type=submit])": {
      textStyle: "label",
      minHeight: "target",
      textDecoration: "underline",
    },
    // Only a phone folds the form to a line.
    "& [type=submit]": { display: { _layoutSm: "none" } },
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
const Submit = chakra("button", buttonRecipe);

/** Search criteria as chips. Only criteria that differ between rooms are offered. */
export function RoomFinder({ rooms, ready, form, wishes, ask, clear }: Props) {
  const { t } = useTranslation("rooms");
  const { t: sayPrice } = useTranslation("detail");
  const thisMonth = useInBrowser(() => toIsoDate(new Date()).slice(0, 7), "");
  const used = ready && hasWishes(wishes);
  const { isFolded, fold, unfold, button } = useFolding(form, used);
  const months = pricedMonths(rooms).filter((month) => month >= thisMonth || month === wishes.month);
  const fitting = (party: { adults: number; children: number }) =>
    rooms.some(({ capacity }) => takes(capacity, party));
  const adults = ADULT_CHOICES.filter((choice) => fitting({ adults: choice, children: 0 }));
  const children = CHILD_CHOICES.filter((choice) => fitting({ adults: PARENTS, children: choice }));
  const priced = rooms.filter(({ priceFrom, prices }) => priceFrom || prices.length > 0).length > 1;
  const traits = ROOM_TRAITS.filter((trait) => differ(rooms, (room) => room.traits.includes(trait)));
  if (adults.length + traits.length + months.length === 0) return null;
  const matches = (asked: Wishes) => ({
    count: rooms.filter((room) => fits(room, asked)).length,
    total: rooms.length,
  });
  const found = t("finder.found", matches(wishes));
  return (
    <Form
      ref={form}
      role="search"
      aria-label={t("finder.title")}
      onChange={ask}
      onReset={clear}
      onSubmit={fold}
      data-print="off"
    >
      {isFolded && <FoldedFinder wishes={wishes} found={found} button={button} onUnfold={unfold} />}
      <div hidden={isFolded} style={{ display: "contents" }}>
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
            <FinderChip type="radio" name={FINDER_FIELDS.adults} value="" first>
              {t("finder.any")}
            </FinderChip>
            {adults.map((choice) => (
              <FinderChip
                key={choice}
                type="radio"
                name={FINDER_FIELDS.adults}
                value={String(choice)}
                matches={matches(withGuests(wishes, { adults: choice }))}
              >
                {choice}
              </FinderChip>
            ))}
          </fieldset>
        )}
        {children.length > 1 && (
          <fieldset>
            <legend>{t("finder.children")}</legend>
            {children.map((choice) => (
              <FinderChip
                key={choice}
                type="radio"
                name={FINDER_FIELDS.children}
                value={String(choice)}
                first={choice === 0}
                matches={matches(withGuests(wishes, { children: choice }))}
              >
                {choice}
              </FinderChip>
            ))}
          </fieldset>
        )}
        {traits.length > 0 && (
          <fieldset>
            <legend>{t("finder.wishes")}</legend>
            {traits.map((trait) => (
              <FinderChip
                key={trait}
                type="checkbox"
                name={FINDER_FIELDS.traits}
                value={trait}
                matches={matches(withTrait(wishes, trait))}
              >
                {t(`finder.trait.${trait}`)}
              </FinderChip>
            ))}
          </fieldset>
        )}
        {priced && (
          <fieldset data-scripted="">
            <legend>{t("finder.order")}</legend>
            <FinderChip type="checkbox" name={FINDER_FIELDS.sort} value={BY_PRICE}>
              {t("finder.cheapest")}
            </FinderChip>
          </fieldset>
        )}
        {used && (
          <Submit type="submit" size="sm">
            {t("finder.show")}
          </Submit>
        )}
        <button type="reset">{t("finder.clear")}</button>
        <p role="status">{ready && found}</p>
      </div>
    </Form>
  );
}

/** Folds the form once it is used: on request, and from the start for those who come back to its results. */
function useFolding(form: Props["form"], used: boolean) {
  const [isFolded, setFolded] = useState(
    () => used && window.matchMedia(below(layoutBreakpoints.layoutSm)).matches,
  );
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // The pressed button is gone: the focus goes on to the line, or to the form.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const next = isFolded ? button.current : form.current?.querySelector<HTMLElement>("select, input");
    next?.focus();
  }, [isFolded, form]);
  const press = (folded: boolean) => {
    pressed.current = true;
    setFolded(folded);
  };
  return {
    isFolded,
    button,
    fold: (event: FormEvent) => {
      event.preventDefault();
      press(true);
    },
    unfold: () => press(false),
  };
}

/** True if some of them match and others don't. */
function differ<Item>(items: readonly Item[], isSo: (item: Item) => boolean): boolean {
  return items.some(isSo) && !items.every(isSo);
}
