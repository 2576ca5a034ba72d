/** Stands for `@chakra-ui/react/box` in the site that is built. */
import { chakra } from "./chakra";

export const Box = chakra("div");
