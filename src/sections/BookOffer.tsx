import { graphql } from "gatsby";
import { BookLink } from "../chrome/BookLink";

/** The button that books an offer, above the link that covers its card; where guests book by phone that. */
export function BookOffer({ offer }: { offer: Queries.BookOfferFragment | null }) {
  return (
    offer && (
      <BookLink size="sm" position="relative" zIndex="raised" offer={offer.code} aria-label={offer.label} />
    )
  );
}

export const query = graphql`
  fragment BookOffer on HotelOffer {
    code
    label
  }
`;
