import { graphql } from "gatsby";

/** The messages that gatsby-plugin-react-i18next reads from a page's data; each layout names its namespaces. */
export const query = graphql`
  fragment LocaleMessages on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
