import { chakra } from "@chakra-ui/react/styled-system";
import type { PropsWithChildren } from "react";
import { Breadcrumbs } from "../../chrome/Breadcrumbs";
import { TALL } from "../../theme/breakpoints";
import { Tag } from "../OfferBand/OfferBand";
import { ActionLink } from "../parts/ActionLink";
import { Price } from "../parts/Price";
import { RichText } from "../parts/RichText";
import { Picture } from "../pictures/Picture";
import { SPLIT_HEIGHT } from "../pictures/picture-sizes";
import { leadOf } from "./lead";
import { squareCut, type SquareLead } from "./lead-cuts";

interface SplitHeadProps extends PropsWithChildren {
  page: SquareLead;
}

/**
 * The head of an exclusive page: a pine panel beside the picture, which is on top of mobile pages; from 720 px up
 * both begin below the navbar, so that no seam runs through it. Children are its buttons.
 */
export function SplitHead({ page, children }: SplitHeadProps) {
  const { title, tag, text, link, picture, price, focal } = leadOf(page);
  return (
    <Split data-tone="pine">
      <PictureBox data-print="off">
        <Picture picture={picture} slot="split" cove="es" eager focal={focal} cut={squareCut(page)} />
      </PictureBox>
      <Panel>
        <Breadcrumbs crumbs={page.breadcrumbs} look="exclusive" />
        {tag && <Tag marginTop={{ base: "8", lg: "12" }}>{tag}</Tag>}
        <chakra.h1 textStyle="h1Split" marginTop={tag ? "4" : { base: "8", lg: "12" }}>
          {title}
        </chakra.h1>
        <chakra.div marginTop="6">
          <RichText text={text} />
        </chakra.div>
        {price && (
          <chakra.div marginTop="4">
            <Price price={price} withNote />
          </chakra.div>
        )}
        {(link || children) && (
          <chakra.div marginTop="8" display="flex" flexWrap="wrap" alignItems="flex-start" gap="4">
            <ActionLink link={link} look="solid" />
            {children}
          </chakra.div>
        )}
      </Panel>
    </Split>
  );
}

const Split = chakra("header", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", _layoutSm: "minmax(0, 5fr) minmax(0, 7fr)" },
    minHeight: { _layoutSm: `min(${SPLIT_HEIGHT.wide}svh, ${SPLIT_HEIGHT.rem}rem)` },
    [TALL]: {
      paddingTop: { _layoutSm: "{sizes.navTop}", _layoutXl: "calc({sizes.navTop} + {sizes.navRow})" },
    },
    bg: "bg",
    color: "fg",
    // A sheet of paper is as wide as a small window.
    _print: { display: "block", minHeight: "0 !important", paddingTop: "0 !important" },
  },
});

const PictureBox = chakra("div", {
  base: {
    height: { base: `clamp(18rem, ${SPLIT_HEIGHT.base}svh, 26rem)`, _layoutSm: "auto" },
    order: { _layoutSm: "2" },
    position: "relative",
  },
});

const Panel = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    justifyContent: { _layoutSm: "flex-end" },
    paddingInline: "gutter",
    // Aligned with the container if the window is wider.
    paddingInlineStart: "max({spacing.gutter}, (100vw - {sizes.container}) / 2 + {spacing.gutter})",
    paddingTop: { base: "8", _layoutSm: "12" },
    paddingBottom: { base: "12", lg: "mosaic" },
  },
});
