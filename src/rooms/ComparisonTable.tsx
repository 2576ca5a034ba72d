import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { toIsoDate } from "../../shared/date-format";
import { localeOrDefault } from "../../shared/locales";
import { BookLink } from "../booking/BookLink";
import { SmartLink } from "../chrome/SmartLink";
import { writeDay } from "../locale/date-language";
import { PAGE_IDS } from "../theme/page-ids";
import { along } from "../theme/reading-direction";
import { Picture } from "../sections/pictures/Picture";
import { PriceWords } from "../sections/parts/Price";
import { ComparisonActions } from "./ComparisonActions";
import type { Wishes } from "./finder-address";
import { factText, ROOM_FACTS } from "./room-facts";
import { roomPriceAmount, roomPriceText } from "./room-price";
import { SheetFoot } from "./RoomSheet";

interface Props {
  rooms: readonly Queries.ComparedRoomFragment[];
  when: Pick<Wishes, "month" | "party">;
  hotel: Queries.SheetHotelFragment;
  onClear: () => void;
}

/** In print the table looks as on wide windows. */
const PHONE = "@media screen and (max-width: 767.98px)";

/**
 * Columns of equal width under the rooms' sticky names: at the window's upper edge, or at that of the table's own
 * box. A phone shows two rooms in full, with the row headings above them; with more rooms the box scrolls sideways.
 */
export const comparisonTableRecipe = defineRecipe({
  className: "comparison-table",
  base: {
    width: "full",
    tableLayout: "fixed",
    "& :is(th, td)": {
      textAlign: "start",
      verticalAlign: "top",
      paddingBlock: "4",
      paddingInlineEnd: "4",
      borderBottomWidth: "hairline",
      overflowWrap: "break-word",
      hyphens: "var(--hyphens, auto)",
    },
    "& thead": {
      position: "sticky",
      top: { base: "0", lg: "var(--navbar)" },
      zIndex: "raised",
      bg: "bg",
      _print: { position: "static" },
    },
    "& thead th": { textStyle: "h3" },
    "& :is([data-row=book], [aria-hidden])": { _print: { display: "none" } },
    "& tbody th": { color: "fg.muted", fontWeight: "body" },
    "& li + li": { marginTop: "2" },
    "& tr": { breakInside: "avoid" },
    _print: { fontSize: "1.1rem" },
    [PHONE]: {
      minWidth: "calc(var(--rooms) * 9rem)",
      "&, & :is(thead, tbody)": { display: "block" },
      "& tr": { display: "grid", gridTemplateColumns: "repeat(var(--rooms), minmax(0, 1fr))" },
      "& td:empty": { display: "none" },
      "& :is(th, td)": { scrollSnapAlign: "start" },
      "& tbody th": { gridColumn: "1 / -1", borderWidth: "0", paddingBottom: "0" },
      "& td a": { paddingInline: "4" },
    },
  },
});

const Table = chakra("table", comparisonTableRecipe);

export const comparisonBoxRecipe = defineRecipe({
  className: "comparison-box",
  base: {
    marginTop: "8",
    overflow: { base: "auto", lg: "visible" },
    maxHeight: { base: "calc(100svh - {sizes.navScrolled} - {sizes.bookBar})", lg: "none" },
    _print: { overflow: "visible", maxHeight: "none" },
    [PHONE]: { "--fade": "2rem" },
  },
});

const Box = chakra("div", comparisonBoxRecipe);

/** Nothing but the comparison is printed; here, because every page would carry a global style. */
const PRINTED_ALONE = `@media print {
  :is(main, main > div) > :not(#${PAGE_IDS.comparison}, :has(#${PAGE_IDS.comparison})) { display: none; }
}`;

const FADE = `linear-gradient(${along("-90deg")}, transparent, black var(--fade, 0px))`;

/** Of more rooms than a phone shows in full: fades where the next one goes on, with space for that at the end. */
const MORE_ROOMS = {
  scrollSnapType: "x mandatory",
  paddingInlineEnd: "var(--fade)",
  outlineOffset: "-2px",
  maskImage: FADE,
  WebkitMaskImage: FADE,
} as const;

/** Rooms as columns, facts as rows. */
export function ComparisonTable({ rooms, when, hotel, onClear }: Props) {
  const { t, i18n } = useTranslation("rooms");
  const { t: sayCommon } = useTranslation("common");
  const { t: sayPrice } = useTranslation("detail");
  const prices = rooms.map((room) => ({
    id: room.id,
    words: roomPriceText(room, when, sayPrice),
    amount: roomPriceAmount(room, when),
  }));
  return (
    <>
      <style>{PRINTED_ALONE}</style>
      <Box
        style={rooms.length > 2 ? MORE_ROOMS : undefined}
        tabIndex={0}
        role="group"
        aria-label={t("comparison.caption")}
      >
        <Table style={{ "--rooms": rooms.length }}>
          <chakra.caption srOnly>{t("comparison.caption")}</chakra.caption>
          <thead>
            <tr>
              <td />
              {rooms.map(({ id, name, url }) => (
                <th key={id} scope="col">
                  <SmartLink url={url}>{name}</SmartLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.some(({ picture }) => picture) && (
              <tr aria-hidden>
                <td />
                {rooms.map(({ id, picture }) => (
                  <td key={id}>
                    <Picture picture={picture} slot="compared" ratio="photo" />
                  </td>
                ))}
              </tr>
            )}
            {ROOM_FACTS.map((fact) => (
              <tr key={fact}>
                <th scope="row">{t(fact)}</th>
                {rooms.map((room) => (
                  <td key={room.id}>{factText(room, fact, t, sayCommon) ?? t("comparison.none")}</td>
                ))}
              </tr>
            ))}
            {prices.some(({ words }) => words !== null) && (
              <tr>
                <th scope="row">{t("priceRow")}</th>
                {prices.map(({ id, words, amount }) => (
                  <td key={id}>
                    <PriceWords words={words ?? t("comparison.none")} amount={amount} />
                  </td>
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">{t("features")}</th>
              {rooms.map(({ id, features }) => (
                <td key={id}>
                  {features.length > 0 ? (
                    <ul>
                      {features.map((feature, index) => (
                        <li key={index}>{feature}</li>
                      ))}
                    </ul>
                  ) : (
                    t("comparison.none")
                  )}
                </td>
              ))}
            </tr>
            <tr data-row="book">
              <th scope="row">{t("comparison.book")}</th>
              {rooms.map(({ id, apiId, name }) => (
                <td key={id}>
                  <BookLink size="sm" room={apiId} aria-label={t("comparison.bookRoom", { room: name })} />
                </td>
              ))}
            </tr>
          </tbody>
        </Table>
      </Box>
      <ComparisonActions onClear={onClear} />
      <SheetFoot hotel={hotel} url={window.location.href} date={today(i18n.language)} />
    </>
  );
}

/** The date in the page's language: prices change. */
function today(language: string): string {
  return writeDay(localeOrDefault(language), toIsoDate(new Date()), { dateStyle: "long" });
}
