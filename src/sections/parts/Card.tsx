import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import type { ComponentProps, PropsWithChildren } from "react";
import { SmartLink } from "../../chrome/SmartLink";
import { Picture } from "../pictures/Picture";
import type { PictureData } from "../pictures/picture-files";
import type { PictureSlot } from "../pictures/picture-sizes";

interface CardProps extends PropsWithChildren {
  picture: PictureData | null;
  slot: PictureSlot;
  ratio?: ComponentProps<typeof Picture>["ratio"];
  cut?: ComponentProps<typeof Picture>["cut"];
  title: string | null;
  url?: string | undefined;
  target?: string | null | undefined;
  headingLevel?: 2 | 3;
}

/** A picture with a name; the name's stretched link covers the whole card, including its focus ring. */
export const cardRecipe = defineRecipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "2",
    "& img": {
      transitionProperty: "transform",
      transitionDuration: "slow",
      transitionTimingFunction: "shore",
    },
    "& :is(h2, h3)": { textStyle: "h3", marginTop: "3" },
    "& :is(h2, h3) a": { textDecoration: "none" },
    "& :is(h2, h3) a::after": { content: '""', position: "absolute", inset: "0" },
    "& :is(h2, h3) a:focus-visible": { outline: "none" },
    "& :is(h2, h3) a:focus-visible::after": { outline: "2px solid {colors.ring}", outlineOffset: "6px" },
    "&:has(:is(h2, h3) a):hover": {
      "& :is(h2, h3) a": { textDecoration: "underline" },
      "& img": { _motionSafe: { transform: "scale(1.025)" } },
    },
  },
});

const Frame = chakra("article", cardRecipe);

/** A picture with its name below; if it has an address, the whole card is a link. */
export function Card({
  picture,
  slot,
  ratio = "photo",
  cut,
  title,
  url,
  target,
  headingLevel = 3,
  children,
}: CardProps) {
  const Title = headingLevel === 2 ? "h2" : "h3";
  return (
    <Frame>
      <Picture picture={picture} slot={slot} ratio={ratio} cut={cut} />
      {title && (
        <Title>
          {url ? (
            <SmartLink url={url} target={target}>
              {title}
            </SmartLink>
          ) : (
            title
          )}
        </Title>
      )}
      {children}
    </Frame>
  );
}
