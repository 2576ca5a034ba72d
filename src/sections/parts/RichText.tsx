import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { watchOverflow } from "./overflow";

interface RichTextProps {
  /** Null renders nothing. */
  text: Queries.RichTextFragment | null;
  size?: "body" | "intro" | "small" | "lead" | "quote";
  /** No maximum line length: for lists and tables that fill their columns. */
  wide?: boolean;
  muted?: boolean;
}

const statement = { maxWidth: "full", "& p": { textWrap: "balance" } };

/** Size and colour of an editor's HTML; its elements are styled by `.prose`. */
export const richTextRecipe = defineRecipe({
  variants: {
    size: {
      body: {},
      intro: { textStyle: "intro" },
      small: { textStyle: "small" },
      lead: { textStyle: "lead", ...statement },
      quote: { textStyle: "quote", ...statement },
    },
    wide: { true: { maxWidth: "full" } },
    muted: { true: { color: "fg.muted" } },
  },
  defaultVariants: { size: "body" },
});

const Prose = chakra("div", richTextRecipe);

/** An editor's HTML, sanitised and prepared at build time, in the site's typography. */
export function RichText({ text, ...look }: RichTextProps) {
  const prose = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const boxes = [...(prose.current?.querySelectorAll("[data-scroll]") ?? [])];
    const stops = boxes.map((box) => watchOverflow(box, (scrolls) => markRegion(box, scrolls)));
    return () => stops.forEach((stop) => stop());
  }, [text]);
  if (!text) return null;
  return <Prose ref={prose} className="prose" {...look} dangerouslySetInnerHTML={{ __html: text.html }} />;
}

/** Makes a box a labelled, focusable group while its table scrolls sideways. */
function markRegion(box: Element, scrolls: boolean): void {
  const region = { role: "group", tabindex: "0", "aria-label": box.getAttribute("data-scroll") ?? "" };
  for (const [name, value] of Object.entries(region)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

export const query = graphql`
  fragment RichText on HotelRichText {
    html
  }

  fragment MeasuredText on HotelRichText {
    ...RichText
    length
    isLine
  }
`;
