import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { PropsWithChildren } from "react";
import { system } from "./system";

/** The system without its global styles, which the built page has in its `<head>` already. */
const systemInBuiltPage = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};

const value = process.env.NODE_ENV === "production" ? systemInBuiltPage : system;

/** Gives components the design system; the same tree in the browser and in the build. */
export function AppProvider({ children }: PropsWithChildren) {
  return <ChakraProvider value={value}>{children}</ChakraProvider>;
}
