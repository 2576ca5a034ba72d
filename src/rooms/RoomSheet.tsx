import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { leftToRight } from "../locale/left-to-right";

/** Print-only content; if present, the page prints as one sheet (src/theme/global-css.ts). */
const OnPaper = chakra("div", { base: { display: "none", _print: { display: "block" } } });

/** The hotel's logo at the head of a printed room. */
export function SheetHead({ hotel: { name, logo } }: { hotel: Queries.SheetHotelFragment }) {
  const mark = logo.colour?.publicURL;
  return (
    <OnPaper data-print="sheet">
      {mark ? <chakra.img src={mark} alt={name} height="16" width="auto" /> : <p translate="no">{name}</p>}
    </OnPaper>
  );
}

/** The hotel's address and telephone, and the printed page's URL. */
export function SheetFoot({ hotel, url }: { hotel: Queries.SheetHotelFragment; url: string }) {
  const { t } = useTranslation("common");
  return (
    <OnPaper textStyle="small">
      <p translate="no">{[hotel.name, hotel.address].join(t("comma"))}</p>
      <p translate="no">
        {leftToRight(hotel.phone.label)} · {leftToRight(url)}
      </p>
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
