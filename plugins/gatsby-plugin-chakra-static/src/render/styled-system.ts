/** Replaces `@chakra-ui/react/styled-system` on the server; functions that create a system are Chakra's own. */
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
