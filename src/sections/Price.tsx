import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

interface PriceProps {
  /** Null: nothing is rendered. */
  price: Queries.PriceFragment | null;
  /** With the line that says what is included and how one cancels. */
  withNote?: boolean;
}

/** An indicative price: "from 240 € a night for 2 adults". */
export function Price({ price, withNote = false }: PriceProps) {
  if (!price) return null;
  return (
    <chakra.p textStyle="small">
      <chakra.b>{price.words}</chakra.b>
      {withNote && price.note && (
        <chakra.span display="block" color="fg.muted">
          {price.note}
        </chakra.span>
      )}
    </chakra.p>
  );
}

export const query = graphql`
  fragment Price on HotelPriceFrom {
    words
    note
  }
`;
