import { Global } from "@emotion/react";
import { FONT_FACES } from "./fonts";
import { system } from "./system";

/** Fonts, reset, base styles and the variables of the tokens: the build writes them into `<head>` once. */
export function GlobalStyles() {
  return (
    <>
      <Global styles={FONT_FACES} />
      <Global styles={system._global} />
    </>
  );
}
