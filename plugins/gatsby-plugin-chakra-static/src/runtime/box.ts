/** Replaces `@chakra-ui/react/box` in the built site. */
import { chakra } from "./chakra";

export const Box = chakra("div");
