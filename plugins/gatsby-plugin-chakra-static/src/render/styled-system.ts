/** Stands for `@chakra-ui/react/styled-system` on the server: what makes a system is Chakra's own. */
export * from "chakra-static/styled-system";
export {
  chakra,
  ChakraProvider,
  createSlotRecipeContext,
  defineRecipe,
  defineSlotRecipe,
  useRecipe,
  useSlotRecipe,
} from "../runtime/styled-system";
