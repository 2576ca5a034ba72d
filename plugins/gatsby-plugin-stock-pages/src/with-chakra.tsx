import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ComponentType } from "react";
import { system } from "stock-pages/system";

/** Wraps a page in Chakra's own provider: stock components run in the browser. */
export function withChakra<Props extends object>(Page: ComponentType<Props>) {
  return function ChakraPage(props: Props) {
    return (
      <ChakraProvider value={system}>
        <Page {...props} />
      </ChakraProvider>
    );
  };
}
