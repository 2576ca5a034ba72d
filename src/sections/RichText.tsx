import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { richTextRecipe } from "../theme/recipes/rich-text";
import { pictureSizes } from "./picture-sizes";
import { type InlinePicture, richTextHtml } from "./rich-text-html";

interface RichTextProps {
  /** Null or without words and pictures: nothing is rendered. */
  text: Queries.RichTextFragment | null;
  /** Its HTML after a part was taken off; default: the whole. */
  html?: string;
  /** Level of its highest heading. */
  headingLevel?: number;
  size?: "body" | "intro" | "small" | "lead" | "quote";
  /** No measure: for lists and tables that fill their columns. */
  wide?: boolean;
  muted?: boolean;
}

const Prose = chakra("div", richTextRecipe);

/** HTML of an editor, sanitised by the source plugin, in the house's typography. */
export function RichText({ text, html = text?.html ?? "", headingLevel = 3, ...look }: RichTextProps) {
  const { t } = useTranslation("detail");
  if (!text || html === "") return null;
  const content = richTextHtml(html, text.pictures.map(toInlinePicture), {
    headingLevel,
    tableLabel: t("sections.table"),
  });
  return <Prose className="prose" {...look} dangerouslySetInnerHTML={{ __html: content }} />;
}

function toInlinePicture({
  id,
  alt,
  width,
  height,
  raster,
  drawing,
}: Queries.RichTextFragment["pictures"][number]): InlinePicture {
  const image = raster?.childImageSharp?.body.images.fallback;
  return {
    id,
    alt,
    width,
    height,
    src: image?.src ?? drawing?.publicURL ?? "",
    srcSet: image?.srcSet,
    sizes: pictureSizes("half"),
  };
}

export const query = graphql`
  fragment RichText on HotelRichText {
    html
    text
    pictures {
      id
      ...Picture
    }
  }
`;
