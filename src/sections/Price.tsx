import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";

interface PriceProps {
  /** Null: nothing is rendered. */
  price: Queries.PriceFragment | null;
  /** With the line that says what is included and how one cancels. */
  withNote?: boolean;
}

/** An indicative price: "from 240 € a night". */
export function Price({ price, withNote = false }: PriceProps) {
  const { t } = useTranslation("detail");
  if (!price) return null;
  return (
    <chakra.p textStyle="small">
      <chakra.b>{priceText(price, t)}</chakra.b>
      {withNote && price.note && (
        <chakra.span display="block" color="fg.muted">
          {price.note}
        </chakra.span>
      )}
    </chakra.p>
  );
}

/** "from 240 € a night", in the words of the page's language. */
export function priceText(
  { per, formatted }: Queries.PriceFragment,
  t: (key: string, values: { amount: string }) => string,
): string {
  return t(`price.${per}`, { amount: formatted });
}

export const query = graphql`
  fragment Price on HotelPriceFrom {
    per
    note
    formatted
  }
`;
