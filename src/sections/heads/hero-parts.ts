import {
  createSlotRecipeContext,
  defineSlotRecipe,
  type HTMLChakraProps,
} from "@chakra-ui/react/styled-system";
import { TALL } from "../../theme/breakpoints";
import { along, MIRRORED } from "../../theme/reading-direction";

// The sun path's line is this far outside the cove.
const ORBIT = "min(1.6rem, 6.5vw)";
// A point's touch target doesn't grow with text.
const POINT = "min({sizes.target}, 44px)";
const COVE = "{sizes.cove}";
/** The pictures' height, unless the text needs more. */
const STAGE = "clamp(31rem, 100svh - var(--below) - var(--suggestion, 0px), 62rem)";

/** The first view: pictures under a scrim, the title over them, the sun path around the cove. */
export const heroRecipe = defineSlotRecipe({
  slots: ["root", "stage", "slide", "words", "title", "texts", "text", "path", "point", "label"],
  base: {
    root: {
      "--strip": { base: "3.25rem", _layoutSm: "0rem" },
      // Visible height below the pictures.
      "--below": { base: "calc({sizes.bookBar} + var(--strip))", _layoutSm: "var(--foot)" },
      // From lg up its foot is one line that is part of the first view.
      "--foot": "0rem",
      "&:has(+ [data-foot=form])": { "--foot": { lg: "6.5rem" } },
      "&:has(+ [data-foot=clock])": { "--foot": { lg: "4rem" } },
      "--start": { base: "36deg", _layoutSm: "25deg" },
      "--arc": { base: "26deg", _layoutSm: "40deg" },
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      bg: "bg",
      color: "fg",
      overflow: "hidden",
      _before: {
        content: '""',
        gridArea: "1 / 1 / 2 / 2",
        position: "absolute",
        insetInlineEnd: `calc(-1 * ${ORBIT})`,
        bottom: `calc(-1 * ${ORBIT})`,
        width: `calc(2 * (${COVE} + ${ORBIT}))`,
        aspectRatio: "1",
        borderWidth: "hairline",
        borderColor: "fg.muted",
        borderRadius: "50%",
        opacity: "0.45",
        _print: { display: "none" },
      },
    },
    stage: {
      gridArea: "1 / 1",
      position: "relative",
      // Grows with the text, whatever size a visitor has set.
      minHeight: STAGE,
      overflow: "hidden",
      borderEndEndRadius: "cove",
      touchAction: "pan-y",
      _after: {
        content: '""',
        position: "absolute",
        inset: "0",
        pointerEvents: "none",
        scale: MIRRORED,
        bgImage: {
          base: "linear-gradient(8deg, {colors.scrim/18}, {colors.scrim/47} 16%, {colors.scrim/55} 33%, {colors.scrim/30} 52%, {colors.scrim/0} 68%)",
          _layoutSm:
            "radial-gradient(64% 40% at 36% 66%, {colors.scrim/42}, {colors.scrim/0}), linear-gradient(16deg, {colors.scrim/60}, {colors.scrim/34} 30%, {colors.scrim/8} 50%, {colors.scrim/0} 60%)",
        },
      },
    },
    slide: {
      position: "absolute",
      inset: "0",
      opacity: "0",
      transitionProperty: "opacity",
      transitionDuration: "slow",
      transitionTimingFunction: "linear",
      "&[data-active]": { opacity: "1" },
    },
    words: {
      gridArea: "1 / 1",
      alignSelf: "end",
      position: "relative",
      zIndex: "raised",
      paddingTop: "8",
      [TALL]: {
        paddingTop: {
          base: "calc({sizes.navTop} + {spacing.4})",
          _layoutXl: "calc({sizes.navTop} + {sizes.navRow} + {spacing.4})",
        },
      },
      paddingBottom: "clamp(6.5rem, 8vw, 7.5rem)",
      color: "onPicture",
      outlineColor: "onPicture",
      pointerEvents: "none",
      "& a": { pointerEvents: "auto", color: "onPicture", outlineColor: "onPicture" },
      // On phones, behind text that extends above the pictures' own scrim, and only as far as it does.
      _before: {
        content: { base: '""', _layoutSm: "none" },
        position: "absolute",
        zIndex: "-1",
        inset: `0 0 calc(${STAGE} / 2)`,
        bgImage: "linear-gradient({colors.scrim/0}, {colors.scrim/42} 40% 70%, {colors.scrim/0})",
      },
      _print: { position: "static", color: "black" },
    },
    title: { textStyle: "display", maxWidth: "8.6em", textShadow: "0 0 40px {colors.scrim/45}" },
    texts: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      marginTop: "6",
      maxWidth: { base: "max(84%, min(100%, 14.5rem))", _layoutSm: "30em" },
    },
    // All texts share one grid cell, so that the title stays put whichever is shown.
    text: {
      gridArea: "1 / 1",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      justifyItems: "start",
      rowGap: "2",
      visibility: "hidden",
      opacity: "0",
      transitionProperty: "opacity, visibility",
      transitionDuration: "slow",
      "&[data-active]": { visibility: "visible", opacity: "1" },
    },
    // A zero-size box at the centre of the cove; every point is rotated around it.
    path: {
      gridArea: "1 / 1 / 2 / 2",
      position: "absolute",
      zIndex: "raised",
      insetInlineEnd: COVE,
      bottom: COVE,
      width: "0",
      height: "0",
      "@media (scripting: none)": { display: "none" },
      _print: { display: "none" },
    },
    point: {
      "--turn": along("(var(--start) + var(--part) * var(--arc))"),
      position: "absolute",
      width: POINT,
      height: POINT,
      margin: `calc(${POINT} / -2)`,
      display: "grid",
      placeItems: "center",
      transform: `rotate(var(--turn)) translateX(${along(`(${COVE} + ${ORBIT})`)}) rotate(calc(-1 * var(--turn)))`,
      _before: {
        content: '""',
        width: "0.6rem",
        height: "0.6rem",
        borderRadius: "50%",
        borderWidth: "1.5px",
        borderColor: "fg",
        bg: "bg",
        transitionProperty: "transform, background-color",
        transitionDuration: "calm",
        transitionTimingFunction: "shore",
      },
      "&[aria-current]::before": {
        bg: { base: "accent", _highContrast: "Highlight" },
        borderColor: "accent",
        transform: "scale(1.6)",
      },
    },
    // In its own strip below the picture; from 720 px up in the corner outside the cove, below the points.
    label: {
      gridArea: { base: "2 / 1", _layoutSm: "1 / 1" },
      justifySelf: "end",
      alignSelf: "end",
      position: "relative",
      zIndex: "raised",
      marginInline: "gutter",
      marginTop: "3",
      marginBottom: { base: "2", _layoutSm: "3" },
      maxWidth: { _layoutSm: "13em" },
      pointerEvents: "none",
      // In the strip the text covers the sun path's line; beside the cove it fits inside it.
      bg: { base: "bg", _layoutSm: "transparent" },
      display: "flex",
      flexDirection: { base: "row", _layoutSm: "column" },
      alignItems: { base: "baseline", _layoutSm: "flex-end" },
      columnGap: "2",
      textStyle: "small",
      lineHeight: "ui",
      textAlign: "end",
      color: "fg.muted",
      "& time": {
        whiteSpace: "nowrap",
        textStyle: "h3",
        color: "fg",
        fontVariantNumeric: "tabular-nums",
      },
    },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe: heroRecipe });

// A div, so that the section below keeps its padding even if both have the same tone.
export const HeroRoot = withProvider<HTMLDivElement, HTMLChakraProps<"div">>("div", "root");
export const HeroStage = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "stage");
export const HeroSlide = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "slide");
export const HeroWords = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "words");
export const HeroTitle = withContext<HTMLHeadingElement, HTMLChakraProps<"h1">>("h1", "title");
export const HeroTexts = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "texts");
export const HeroText = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "text");
export const HeroPath = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "path");
export const HeroPoint = withContext<HTMLButtonElement, HTMLChakraProps<"button">>("button", "point");
export const HeroLabel = withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "label");
