import {
  chakra,
  createSlotRecipeContext,
  defineSlotRecipe,
  type HTMLChakraProps,
} from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "../chrome/Breadcrumbs";
import { SmartLink } from "../chrome/SmartLink";
import type { Locale } from "../config/locales";
import { homePath } from "../config/paths";
import { LOCALE_MESSAGES } from "../locale/messages";
import { ActionLink } from "../sections/ActionLink";
import { Picture } from "../sections/Picture";
import { RichText } from "../sections/RichText";
import { Container } from "../sections/Section";
import { TALL } from "../theme/breakpoints";
import { buttonRecipe } from "../theme/recipes/button";
import { NotFoundMessage } from "./NotFoundMessage";

interface Props {
  home: Queries.ErrorHeaderFragment;
  locale: Locale;
}

/** A picture as high as the window, its words at the foot, on a scrim. */
export const errorHeaderRecipe = defineSlotRecipe({
  className: "error-header",
  slots: ["root", "background", "words", "title"],
  base: {
    root: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignItems: "end",
      minHeight: "min(100svh - var(--suggestion, 0px), 60rem)",
      bg: "bg",
      color: "fg",
    },
    background: {
      position: "absolute",
      inset: "0",
      _after: {
        content: '""',
        position: "absolute",
        inset: "0",
        bgImage: "linear-gradient({colors.scrim/35}, {colors.scrim/30} 30%, {colors.scrim/86})",
      },
    },
    words: {
      position: "relative",
      zIndex: "raised",
      paddingTop: "16",
      paddingBottom: { base: "calc({spacing.mosaic} + {sizes.bookBar})", md: "mosaic" },
      [TALL]: { paddingTop: "calc({sizes.navTop} + {spacing.16})" },
    },
    title: { textStyle: "display", maxWidth: "10em", marginBlock: "6" },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe: errorHeaderRecipe });
const Root = withProvider<HTMLElement, HTMLChakraProps<"header">>("header", "root");
const Background = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "background");
const Words = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "words");
const Title = withContext<HTMLHeadingElement, HTMLChakraProps<"h1">>("h1", "title");
const BackButton = chakra(SmartLink, buttonRecipe);

/** The slider ERROR_HEADER: its first slide, its HTML as the title, and the way back. */
export function ErrorHeader({ home: { slider, breadcrumbs, title: homeTitle }, locale }: Props) {
  const { t } = useTranslation("detail");
  const { notFound } = LOCALE_MESSAGES[locale];
  const [slide] = slider?.slides ?? [];
  const crumbs = [
    { text: breadcrumbs[0]?.text ?? homeTitle, url: homePath(locale), active: false },
    { text: notFound, url: null, active: true },
  ];
  return (
    <Root data-tone="night" data-error-page="">
      <Background>
        <Picture picture={slide?.picture ?? null} slot="hero" eager />
      </Background>
      <Words>
        <Container>
          <Breadcrumbs crumbs={crumbs} look="exclusive" />
          <Title dangerouslySetInnerHTML={{ __html: slider?.heading ?? notFound }} />
          <RichText text={slider?.body ?? null} />
          {slide?.title && <chakra.p textStyle="label">{slide.title}</chakra.p>}
          <RichText text={slide?.content ?? null} />
          <ActionLink link={slide?.link ?? null} />
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
      ...Slider
    }
  }
`;
