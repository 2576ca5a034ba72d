import { graphql } from "gatsby";
import { PAGE_CATEGORIES } from "../../shared/content-keys";
import { Enquiry } from "../enquiry/Enquiry";
import { Awards } from "../sections/templates/Awards";
import { Certificates } from "../sections/templates/Certificates";
import { ContactBlock } from "../sections/templates/ContactBlock";
import { OtherTypes } from "../sections/templates/OtherTypes";
import { isAwardOrCertificate, isOfContact } from "../sections/templates/template-types";

interface Props {
  page: Queries.CategoryTemplateFragment;
  hotel: Queries.CategoryTemplateHotelFragment;
}

/** Additional content of contact and certificate pages. */
export function CategoryTemplate({ page: { category, categoryTemplate, menus }, hotel }: Props) {
  if (!categoryTemplate) return null;
  const { types } = categoryTemplate;
  if (category === PAGE_CATEGORIES.contact) {
    return (
      <>
        {hotel.enquiryKinds.length > 0 && (
          <Enquiry
            hotel={hotel}
            privacyUrl={menus.find(({ privacyUrl }) => privacyUrl !== null)?.privacyUrl ?? null}
          />
        )}
        <ContactBlock
          types={types}
          map={hotel.directionsMap}
          localMap={hotel.localDirectionsMap}
          hotel={hotel}
        />
        <OtherTypes types={types.filter((type) => !isOfContact(type, types))} />
      </>
    );
  }
  return (
    <>
      <Awards types={types} />
      <Certificates types={types} />
      <OtherTypes types={types.filter((type) => !isAwardOrCertificate(type))} />
    </>
  );
}

export const query = graphql`
  fragment CategoryTemplate on HotelPage {
    category
    menus {
      privacyUrl
    }
    categoryTemplate {
      types {
        ...TemplateType
      }
    }
  }

  fragment CategoryTemplateHotel on Hotel {
    directionsMap {
      publicURL
    }
    localDirectionsMap {
      publicURL
    }
    ...FindUs
    ...Enquiry
  }
`;
