import {
  chakra,
  createSlotRecipeContext,
  defineSlotRecipe,
  type HTMLChakraProps,
} from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../chrome/Breadcrumbs";
import { SmartLink } from "../chrome/SmartLink";
import { Container } from "../sections/parts/Section";
import { TALL } from "../theme/breakpoints";
import { buttonRecipe } from "../theme/recipes/button";

interface ErrorFrameProps extends Omit<HTMLChakraProps<"header">, "title"> {
  picture: ReactNode;
  /** Home and the error page itself. */
  crumbs: readonly Queries.CrumbFragment[];
  /** HTML. */
  title: string;
  /** True if the navbar above has no scrim of its own. */
  shaded?: boolean;
}

/** A picture as high as the window, with text at its foot, on a scrim. */
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
      // Below a bar that takes its own space and doesn't darken the picture.
      "&[data-shaded]": { minHeight: "min(80svh, 60rem)" },
      "&[data-shaded] > :first-of-type::after": {
        bgImage: "linear-gradient({colors.scrim/74}, {colors.scrim/66} 50%, {colors.scrim/86})",
      },
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
      paddingBottom: { base: "calc({spacing.mosaic} + {sizes.bookBar})", _layoutSm: "mosaic" },
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

/** The link back from an error. */
export const BackButton = chakra(SmartLink, buttonRecipe);

/** The head of every error page: a picture, breadcrumbs, the problem, and links onwards. */
export function ErrorFrame({ picture, crumbs, title, shaded = false, children, ...rest }: ErrorFrameProps) {
  return (
    <Root data-tone="night" data-shaded={shaded || undefined} {...rest}>
      <Background>{picture}</Background>
      <Words>
        <Container>
          <Breadcrumbs crumbs={crumbs} look="exclusive" />
          <Title dangerouslySetInnerHTML={{ __html: title }} />
          {children}
        </Container>
      </Words>
    </Root>
  );
}
