import { Global } from "@emotion/react";
import { system } from "./system";

/** Reset, base styles and the variables of the tokens: the build writes them into `<head>` once. */
export function GlobalStyles() {
  return (
    <>
      <Global styles={system.layers.atRule} />
      <Global styles={system._global} />
    </>
  );
}
