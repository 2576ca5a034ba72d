/** Replaces `@chakra-ui/react` itself in the built site, with only these exports. */
export { Box } from "./box";
export * from "./styled-system";
