import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { Card } from "../sections/parts/Card";
import { Price } from "../sections/parts/Price";
import { FactList } from "./FactList";

interface Props extends Pick<ComponentProps<typeof Card>, "ratio" | "slot" | "cut"> {
  room: Queries.RoomCardFragment;
  /** Shows the summary below the facts. */
  withSummary?: boolean;
  /** Replaces the "from" price. */
  price?: ReactNode;
  children?: ReactNode;
}

/** A room in a list: picture, name as the card's link, and the facts that guests compare first. */
export function RoomCard({ room, ratio, slot, cut, withSummary = false, price, children }: Props) {
  return (
    <Card picture={room.picture} ratio={ratio} slot={slot} cut={cut} title={room.name} url={room.url}>
      <FactList room={room} />
      {price ?? <Price price={room.priceFrom} />}
      {withSummary && room.summary && (
        <chakra.p color="fg.muted" marginTop="2">
          {room.summary}
        </chakra.p>
      )}
      {children}
    </Card>
  );
}

export const query = graphql`
  fragment RoomCard on HotelRoom {
    id
    slug
    name
    url
    group
    summary
    ...RoomPrices
    ...RoomFacts
    picture {
      ...Picture
    }
  }
`;
