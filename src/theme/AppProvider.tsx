import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { PropsWithChildren } from "react";
import { GlobalStyles } from "./GlobalStyles";
import { system } from "./system";

/** The system without its global styles, which a built page already has in its `<head>`. */
const systemWithoutGlobals = { ...system, _global: [] };

/** Provides the design system; the same tree in the browser and in the build. */
export function AppProvider({ children }: PropsWithChildren) {
  return (
    <ChakraProvider value={systemWithoutGlobals}>
      {process.env.NODE_ENV === "development" && <GlobalStyles />}
      {children}
    </ChakraProvider>
  );
}
