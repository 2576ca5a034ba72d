import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { ROOM_TRAITS } from "../../shared/room-traits";
import { FINDER_FIELDS, fits, guestsOf, GUEST_CHOICES } from "./finder-address";
import type { useFinder } from "./use-finder";

interface Props extends ReturnType<typeof useFinder> {
  rooms: readonly Queries.ComparedRoomFragment[];
  /** True once the app runs: before, nobody counts. */
  ready: boolean;
}

/** Chips: the look of a small button, a tick box inside. */
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
      borderBottomRightRadius: "buttonSmall",
    },
    "& :checked + span": { bg: "action", color: "action.fg", borderColor: "action" },
    // Forced colours take every ground away but that of a selection.
    _highContrast: {
      "& :checked + span": {
        forcedColorAdjust: "none",
        bg: "Highlight",
        color: "HighlightText",
        borderColor: "Highlight",
      },
    },
    "& :focus-visible + span": { outline: "2px solid {colors.ring}", outlineOffset: "3px" },
    // The label is what one sees and presses; the field stays for the keyboard and for those who listen.
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

/** What a guest looks for, as chips. Only what tells rooms apart can be asked for. */
export function RoomFinder({ rooms, ready, form, wishes, ask, clear }: Props) {
  const { t } = useTranslation("rooms");
  const guests = GUEST_CHOICES.filter((choice) => differ(rooms, (room) => guestsOf(room).includes(choice)));
  const traits = ROOM_TRAITS.filter((trait) => differ(rooms, (room) => room.traits.includes(trait)));
  if (guests.length + traits.length === 0) return null;
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
      {guests.length > 0 && (
        <fieldset>
          <legend>{t("guests")}</legend>
          <Chip type="radio" name={FINDER_FIELDS.guests} value="" first>
            {t("finder.any")}
          </Chip>
          {guests.map((choice) => (
            <Chip key={choice} type="radio" name={FINDER_FIELDS.guests} value={String(choice)}>
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
      <button type="reset">{t("finder.clear")}</button>
      <p role="status">{ready && t("finder.found", { count: found, total: rooms.length })}</p>
    </Form>
  );
}

interface ChipProps {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  /** Chosen to begin with. */
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

/** Whether some of them are so, and others are not. */
function differ<Item>(items: readonly Item[], isSo: (item: Item) => boolean): boolean {
  return items.some(isSo) && !items.every(isSo);
}
