import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { PAGE_IDS, headingId } from "../theme/page-ids";
import { Section, SectionGrid } from "../sections/parts/Section";
import { Heading } from "../sections/parts/SectionHead";
import { guestsText } from "./room-facts";
import { monthName, type PricedRoom } from "../booking/month-price";
import { pricedMonths } from "./room-price";

const HEADING_ID = headingId(PAGE_IDS.prices);

/** Parties as columns, months as rows, in hairlines; scrolls sideways in its own box. */
export const priceTableRecipe = defineRecipe({
  className: "price-table",
  base: {
    overflowX: "auto",
    "& table": { width: "full", maxWidth: "56rem" },
    "& :is(th, td)": {
      textStyle: "small",
      textAlign: "start",
      verticalAlign: "bottom",
      minWidth: { base: "5rem", md: "7rem" },
      // Columns are as wide as their longest word.
      overflowWrap: "normal",
      paddingBlock: { base: "3", _print: "0" },
      paddingInlineEnd: { base: "3", md: "5" },
      borderBottomWidth: "hairline",
      fontVariantNumeric: "tabular-nums",
    },
    "& :is(thead, tbody) th": { color: "fg.muted", fontWeight: "body" },
    "& tbody th": { whiteSpace: "nowrap" },
  },
});

const Box = chakra("div", priceTableRecipe);

/** An amount, excluded from browser translation; if absent, the price is on request. */
function Amount({ text }: { text: string | undefined }) {
  const { t } = useTranslation("detail");
  return text ? <span translate="no">{text}</span> : <span>{t("price.onRequest")}</span>;
}

/** On phones, columns as narrow as their longest word are worth more than a number beside its noun. */
function breakable(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** Nightly prices by party and month; renders nothing if the hotel provides none. */
export function PricesByMonth({ room: { prices }, room }: { room: PricedRoom }) {
  const { t } = useTranslation("detail");
  const { t: sayGuests } = useTranslation("rooms");
  const { t: sayCommon } = useTranslation("common");
  if (prices.length === 0) return null;
  const notes = [...new Set(prices.flatMap(({ note }) => note ?? []))];
  return (
    <Section tone="noon" padding="bottom" labelledBy={HEADING_ID}>
      <SectionGrid rowGap="6">
        <Heading id={HEADING_ID} gridColumn={{ lg: "1 / -1" }}>
          {t("price.byMonth")}
        </Heading>
        <chakra.div minWidth="0" gridColumn={{ lg: "1 / -1" }}>
          <Box tabIndex={0} role="group" aria-labelledby={HEADING_ID}>
            <table>
              <thead>
                <tr>
                  <td />
                  {prices.map(({ party }, index) => (
                    <th key={index} scope="col">
                      {breakable(guestsText(party, sayGuests, sayCommon))}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pricedMonths([room]).map((month) => (
                  <tr key={month}>
                    <th scope="row">{monthName(month, t)}</th>
                    {prices.map(({ months }, index) => (
                      <td key={index}>
                        <Amount text={months.find((one) => one.month === month)?.formatted} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
          {notes.map((note) => (
            <chakra.p key={note} textStyle="small" color="fg.muted" marginTop="4">
              {note}
            </chakra.p>
          ))}
          <chakra.p textStyle="small" color="fg.muted" marginTop="2">
            {t("price.byMonthHint")}
          </chakra.p>
        </chakra.div>
      </SectionGrid>
    </Section>
  );
}
