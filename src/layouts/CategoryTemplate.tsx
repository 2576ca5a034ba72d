import { graphql } from "gatsby";
import { Awards } from "../sections/Awards";
import { Certificates } from "../sections/Certificates";
import { ContactBlock } from "../sections/ContactBlock";

interface Props {
  page: Queries.CategoryTemplateFragment;
  /** The hotel's chart of the way there. */
  map: { readonly publicURL: string | null } | null;
}

/** What the categories CONTACT and CERTIFICATE add to their page. */
export function CategoryTemplate({ page: { category, categoryTemplate }, map }: Props) {
  if (!categoryTemplate) return null;
  const { types } = categoryTemplate;
  if (category === "CONTACT") return <ContactBlock types={types} map={map} />;
  return (
    <>
      <Awards types={types} />
      <Certificates types={types} />
    </>
  );
}

export const query = graphql`
  fragment CategoryTemplate on HotelPage {
    category
    categoryTemplate {
      types {
        ...TemplateType
      }
    }
  }
`;
