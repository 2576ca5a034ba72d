import { createSlotRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { heroRecipe } from "../theme/recipes/hero";

const { withProvider, withContext } = createSlotRecipeContext({ recipe: heroRecipe });

// A div: the section below it keeps its padding even where both have one tone.
export const HeroRoot = withProvider<HTMLDivElement, HTMLChakraProps<"div">>("div", "root");
export const HeroStage = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "stage");
export const HeroSlide = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "slide");
export const HeroWords = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "words");
export const HeroTitle = withContext<HTMLHeadingElement, HTMLChakraProps<"h1">>("h1", "title");
export const HeroTexts = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "texts");
export const HeroText = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "text");
export const HeroPath = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "path");
export const HeroPoint = withContext<HTMLButtonElement, HTMLChakraProps<"button">>("button", "point");
export const HeroLabel = withContext<HTMLParagraphElement, HTMLChakraProps<"p">>("p", "label");
