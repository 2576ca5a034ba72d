import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { leftToRight } from "../locale/left-to-right";

/** Print-only content; if present, the page prints as one sheet (src/theme/global-css.ts). */
const OnPaper = chakra("div", { base: { display: "none", _print: { display: "block" } } });

/** The hotel's logo at the head of a printed room or comparison. */
export function SheetHead({ hotel: { name, logo } }: { hotel: Queries.SheetHotelFragment }) {
  const mark = logo.colour?.publicURL;
  return (
    <OnPaper data-print="sheet">
      {mark ? <chakra.img src={mark} alt={name} height="12" width="auto" /> : <p translate="no">{name}</p>}
    </OnPaper>
  );
}

interface SheetFootProps {
  hotel: Queries.SheetHotelFragment;
  url: string;
  /** The day of printing, in words. */
  date?: string;
}

/** The hotel's address and telephone, the printed page's URL, and the date. */
export function SheetFoot({ hotel, url, date }: SheetFootProps) {
  const { t } = useTranslation("common");
  return (
    <OnPaper textStyle="small">
      <p translate="no">{[hotel.name, hotel.address].join(t("comma"))}</p>
      <p translate="no">
        {leftToRight(hotel.phone.label)} · {leftToRight(url)}
      </p>
      {date && <p>{date}</p>}
    </OnPaper>
  );
}

export const query = graphql`
  fragment SheetHotel on Hotel {
    name
    address
    logo {
      colour {
        publicURL
      }
    }
    phone {
      ...Phone
    }
  }
`;
