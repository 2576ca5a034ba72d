import { Global } from "@emotion/react";
import { FONT_FACES } from "./fonts";
import { system } from "./system";

/** Fonts, reset, base styles and token variables: written into `<head>` once by the build. */
export function GlobalStyles() {
  return (
    <>
      <Global styles={FONT_FACES} />
      <Global styles={system._global} />
    </>
  );
}
