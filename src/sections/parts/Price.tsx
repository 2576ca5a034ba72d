import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

/** As given in the content, or generated for a month; without an amount it is on request. */
type ShownPrice = Omit<Queries.PriceFragment, "formatted"> & { formatted: string | null };

interface PriceProps {
  /** Null renders nothing. */
  price: ShownPrice | null;
  /** Includes the line about what is included and the cancellation terms. */
  withNote?: boolean;
}

/** An indicative price: "from 240 € a night for 2 adults". */
export function Price({ price, withNote = false }: PriceProps) {
  if (!price) return null;
  return (
    <chakra.p textStyle="small">
      <chakra.b>
        <PriceWords words={price.words} amount={price.formatted} />
      </chakra.b>
      {withNote && price.note && (
        <chakra.span display="block" color="fg.muted">
          {price.note}
        </chakra.span>
      )}
    </chakra.p>
  );
}

interface PriceWordsProps {
  words: string;
  /** As it appears in the text; null: the text says that the price is on request. */
  amount: string | null;
}

/** A price as text: browser translation translates the words and leaves the amount alone. */
export function PriceWords({ words, amount }: PriceWordsProps) {
  const place = amount ? words.indexOf(amount) : -1;
  if (!amount || place < 0) return <span>{words}</span>;
  return (
    <>
      <span>{words.slice(0, place)}</span>
      <span translate="no">{amount}</span>
      <span>{words.slice(place + amount.length)}</span>
    </>
  );
}

export const query = graphql`
  fragment Price on HotelPriceFrom {
    words
    formatted
    note
  }
`;
