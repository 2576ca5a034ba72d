/** Stands for `@chakra-ui/react` itself in the site that is built: it has no more than its parts. */
export { Box } from "./box";
export * from "./styled-system";
