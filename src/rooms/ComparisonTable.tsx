import { Box } from "@chakra-ui/react/box";
import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { BookLink } from "../chrome/BookLink";
import { SmartLink } from "../chrome/SmartLink";
import { ComparisonActions } from "./ComparisonActions";
import type { Wishes } from "./finder-address";
import { factText, ROOM_FACTS } from "./room-facts";
import { roomPriceText } from "./room-price";

interface Props {
  rooms: readonly Queries.ComparedRoomFragment[];
  when: Pick<Wishes, "month" | "party">;
  onClear: () => void;
}

/**
 * Columns of equal width under the rooms' names, which stay in view: at the window's upper edge, or, while the table
 * scrolls sideways, at that of its own box, whose first column stays too.
 */
export const comparisonTableRecipe = defineRecipe({
  className: "comparison-table",
  base: {
    width: "full",
    tableLayout: { md: "fixed" },
    "& :is(th, td)": {
      minWidth: "9rem",
      textAlign: "start",
      verticalAlign: "top",
      paddingBlock: "4",
      paddingInlineEnd: "5",
      borderBottomWidth: "hairline",
      overflowWrap: "break-word",
    },
    "& :is(thead td, tbody th)": {
      position: "sticky",
      insetInlineStart: "0",
      minWidth: "6rem",
      bg: "bg",
      zIndex: "raised",
    },
    "& thead :is(th, td)": {
      position: "sticky",
      top: { base: "0", lg: "var(--navbar)" },
      zIndex: "raised",
      bg: "bg",
      _print: { position: "static" },
    },
    "& thead td": { zIndex: "calc({zIndex.raised} + 1)" },
    "& thead th": { textStyle: "h3", verticalAlign: "bottom" },
    "& [data-row=book]": { _print: { display: "none" } },
    "& tbody th": { color: "fg.muted", fontWeight: "body" },
    "& li + li": { marginTop: "2" },
    "& tr": { breakInside: "avoid" },
    _print: { fontSize: "caption" },
  },
});

const Table = chakra("table", comparisonTableRecipe);

/** Rooms as columns, facts as rows. On a narrow window it scrolls in its own box. */
export function ComparisonTable({ rooms, when, onClear }: Props) {
  const { t } = useTranslation("rooms");
  const { t: sayPrice } = useTranslation("detail");
  const prices = rooms.map((room) => ({ id: room.id, text: roomPriceText(room, when, sayPrice) }));
  return (
    <>
      <Box
        marginTop="8"
        overflow={{ base: "auto", lg: "visible" }}
        maxHeight={{ base: "calc(100svh - {sizes.navScrolled} - {sizes.bookBar})", lg: "none" }}
        _print={{ overflow: "visible", maxHeight: "none" }}
        tabIndex={0}
        role="group"
        aria-label={t("comparison.caption")}
        data-print="alone"
      >
        <Table>
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
            {ROOM_FACTS.map((fact) => (
              <tr key={fact}>
                <th scope="row">{t(fact)}</th>
                {rooms.map((room) => (
                  <td key={room.id}>{factText(room, fact, t) ?? t("comparison.none")}</td>
                ))}
              </tr>
            ))}
            {prices.some(({ text }) => text !== null) && (
              <tr>
                <th scope="row">{t("priceRow")}</th>
                {prices.map(({ id, text }) => (
                  <td key={id}>{text ?? t("comparison.none")}</td>
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
    </>
  );
}
