import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps, PropsWithChildren } from "react";
import { SmartLink } from "../chrome/SmartLink";
import { cardRecipe } from "../theme/recipes/card";
import { Picture, type PictureData } from "./Picture";
import type { PictureSlot } from "./picture-sizes";

interface CardProps extends PropsWithChildren {
  picture: PictureData | null;
  slot: PictureSlot;
  ratio?: ComponentProps<typeof Picture>["ratio"];
  title: string | null;
  url?: string | undefined;
  target?: string | null | undefined;
  headingLevel?: 2 | 3;
}

const Frame = chakra("article", cardRecipe);

/** A picture with its name below; with an address the whole card leads there. */
export function Card({
  picture,
  slot,
  ratio = "photo",
  title,
  url,
  target,
  headingLevel = 3,
  children,
}: CardProps) {
  const Title = headingLevel === 2 ? "h2" : "h3";
  return (
    <Frame>
      <Picture picture={picture} slot={slot} ratio={ratio} decorative={title !== null} />
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
