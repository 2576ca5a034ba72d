import { graphql } from "gatsby";
import { BookLink } from "../../booking/BookLink";

/** The button that books an offer, above its card's stretched link; a phone link where guests book by phone. */
export function BookOffer({ offer }: { offer: Queries.BookOfferFragment | null }) {
  return (
    offer && (
      <BookLink
        size="sm"
        position="relative"
        zIndex="raised"
        marginTop="auto"
        offer={offer.code}
        aria-label={offer.label}
      />
    )
  );
}

export const query = graphql`
  fragment BookOffer on HotelOffer {
    code
    label
  }
`;
