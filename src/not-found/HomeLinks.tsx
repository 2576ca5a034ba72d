import { Box } from "@chakra-ui/react/box";
import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { SmartLink } from "../chrome/SmartLink";
import { Hour } from "../sections/parts/Hour";
import { Section, SectionGrid } from "../sections/parts/Section";
import { indexRowsRecipe } from "../theme/recipes/index-rows";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: indexRowsRecipe });
const List = withProvider<HTMLUListElement, HTMLChakraProps<"ul">>("ul", "list");
const Row = withContext<HTMLLIElement, HTMLChakraProps<"li">>("li", "row");
const Title = withContext<HTMLHeadingElement, HTMLChakraProps<"h2">>("h2", "title");
const Text = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "text");

/** Three links onwards, taken from the contents of the home page. */
export function HomeLinks({ contents }: Queries.HomeLinksFragment) {
  const links = homeLinks(contents, 3);
  const [first] = links;
  if (!first) return null;
  return (
    <Section tone="noon">
      <SectionGrid>
        <Box gridColumn={{ lg: "1 / 5" }}>{first.subtitle && <Hour text={first.subtitle} />}</Box>
        <List gridColumn={{ lg: "5 / 13" }}>
          {links.map(({ title, link }) => (
            <Row key={link.url}>
              <Title>
                <SmartLink url={link.url} target={link.target}>
                  {title}
                </SmartLink>
              </Title>
              <Text>{link.text}</Text>
            </Row>
          ))}
        </List>
      </SectionGrid>
    </Section>
  );
}

/** The first `count` contents with a title and a link, without duplicate addresses. */
function homeLinks(contents: Queries.HomeLinksFragment["contents"], count: number) {
  const linked = contents.flatMap((content) => {
    const { title, link } = content;
    return title && link ? { ...content, title, link } : [];
  });
  return linked
    .filter(({ link }, index) => linked.findIndex((other) => other.link.url === link.url) === index)
    .slice(0, count);
}

export const query = graphql`
  fragment HomeLinks on HotelPage {
    contents {
      title
      subtitle
      link {
        ...ActionLink
      }
    }
  }
`;
