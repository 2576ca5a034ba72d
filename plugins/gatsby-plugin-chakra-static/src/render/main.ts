/** Replaces `@chakra-ui/react` itself on the server. */
export { Box } from "../runtime/box";
export * from "./styled-system";
