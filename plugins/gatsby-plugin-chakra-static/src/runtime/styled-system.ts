/** Replaces `@chakra-ui/react/styled-system` in the built site. */
import type { PropsWithChildren } from "react";
import { defineRecipe } from "./recipe";

export { chakra } from "./chakra";
export * from "./define";
export { useRecipe, useSlotRecipe } from "./hooks";
export { createSlotRecipeContext } from "./slot-recipe-context";
export { defineRecipe };
export const defineSlotRecipe = defineRecipe;

/** Nothing is left to provide. */
export function ChakraProvider({ children }: PropsWithChildren) {
  return children;
}
