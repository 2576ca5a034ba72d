import type { ComponentProps } from "react";
import type { Slide } from "../content";
import { BookOffer } from "./BookOffer";
import { Card } from "./Card";
import { LinkWords } from "./LinkWords";
import { Price } from "./Price";
import { RichText } from "./RichText";

interface SlideCardProps extends Pick<ComponentProps<typeof Card>, "slot" | "ratio" | "headingLevel"> {
  slide: Slide;
}

/** A slide as a card: picture, title as link, text, and the link text if it adds anything. */
export function SlideCard({ slide, ...look }: SlideCardProps) {
  const { picture, title, content, link, priceFrom } = slide;
  return (
    <Card
      picture={picture}
      title={title ?? link?.text ?? null}
      url={link?.url}
      target={link?.target}
      {...look}
    >
      <RichText text={content} muted />
      <Price price={priceFrom} withNote />
      <LinkWords slide={slide} />
      <BookOffer offer={slide.offer} />
    </Card>
  );
}
