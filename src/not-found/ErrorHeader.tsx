import { chakra, createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../chrome/Breadcrumbs";
import { SmartLink } from "../chrome/SmartLink";
import type { Locale } from "../config/locales";
import { homePath } from "../config/paths";
import { LOCALE_MESSAGES } from "../locale/messages";
import { Picture } from "../sections/Picture";
import { RichText } from "../sections/RichText";
import { Container } from "../sections/Section";
import { buttonRecipe } from "../theme/recipes/button";
import { errorHeaderRecipe } from "../theme/recipes/error-header";
import { inlineHtml } from "./inline-html";
import { NotFoundMessage } from "./NotFoundMessage";

interface Props {
  home: Queries.ErrorHeaderFragment;
  locale: Locale;
}

const { withProvider, withContext } = createSlotRecipeContext({ recipe: errorHeaderRecipe });
const Root = withProvider<HTMLElement, HTMLChakraProps<"header">>("header", "root");
const Background = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "background");
const Words = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "words");
const Title = withContext<HTMLHeadingElement, HTMLChakraProps<"h1">>("h1", "title");
const BackButton = chakra(SmartLink, buttonRecipe);

/** The slider ERROR_HEADER: its first picture, its HTML as the title, and the way back. */
export function ErrorHeader({ home: { slider, breadcrumbs, title: homeTitle }, locale }: Props) {
  const { t } = useTranslation("detail");
  const { notFound } = LOCALE_MESSAGES[locale];
  const [slide] = slider?.slides ?? [];
  const crumbs = [
    { text: breadcrumbs[0]?.text ?? homeTitle, url: homePath(locale), active: false },
    { text: notFound, url: null, active: true },
  ];
  return (
    <Root data-tone="night">
      <Background>
        <Picture picture={slide?.picture ?? null} slot="hero" decorative eager />
      </Background>
      <Words>
        <Container>
          <Breadcrumbs crumbs={crumbs} look="exclusive" />
          <Title dangerouslySetInnerHTML={{ __html: inlineHtml(slider?.content?.html ?? "") || notFound }} />
          <RichText text={slide?.content ?? null} headingLevel={2} />
          <NotFoundMessage />
          <BackButton url={homePath(locale)} marginTop="8">
            {t("components.errorBackButton")}
          </BackButton>
        </Container>
      </Words>
    </Root>
  );
}

export const query = graphql`
  fragment ErrorHeader on HotelPage {
    title
    breadcrumbs {
      ...Crumb
    }
    slider(key: "ERROR_HEADER") {
      content {
        html
      }
      slides {
        content {
          ...RichText
        }
        picture {
          ...LeadPicture
        }
      }
    }
  }
`;
