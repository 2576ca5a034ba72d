import { chakra } from "@chakra-ui/react/styled-system";
import { ActionLink } from "./ActionLink";
import { Bleed } from "./Bleed";
import { type BlockProps, type Content, headingId } from "./content";
import { Hour } from "./Hour";
import { Picture } from "./Picture";
import { RichText } from "./RichText";
import { Section, SectionGrid, Stack } from "./Section";
import { Heading } from "./SectionHead";

/** Columns and picture of each turn; the first stands at the window's edge, the next ones answer it. */
const FIGURES = [
  {
    picture: { lg: "1 / 8", xl: "1 / 9" },
    text: { lg: "8 / -1", xl: "9 / -1" },
    side: "left",
    ratio: "calm",
    cove: "br",
    slot: "two-thirds",
  },
  {
    picture: { lg: "6 / -1" },
    text: { lg: "1 / 6" },
    side: "right",
    ratio: "photo",
    cove: undefined,
    slot: "half",
  },
  {
    picture: { lg: "1 / 8" },
    text: { lg: "8 / -1" },
    side: "left",
    ratio: "photo",
    cove: "tr",
    slot: "half",
  },
  {
    picture: { lg: "7 / -1" },
    text: { lg: "1 / 6" },
    side: "right",
    ratio: "photo",
    cove: "bl",
    slot: "half",
  },
] as const;

/** Text and picture, alternating; without a picture, heading and text side by side. */
export function TextPicture({ id, contents, tone, turn }: BlockProps) {
  const [content] = contents;
  if (!content) return null;
  return content.picture ? (
    <Pair id={id} content={content} picture={content.picture} tone={tone} turn={turn} />
  ) : (
    <Words id={id} content={content} tone={tone} />
  );
}

interface WordsProps extends Pick<BlockProps, "id" | "tone"> {
  content: Content;
}

interface PairProps extends WordsProps, Pick<BlockProps, "turn"> {
  picture: NonNullable<Content["picture"]>;
}

function Pair({ id, content, picture, tone, turn }: PairProps) {
  const { [turn % FIGURES.length]: figure = FIGURES[0] } = FIGURES;
  const first = turn === 0;
  const caption = isSentence(picture.alt) ? picture.alt : null;
  const frame = (
    <Bleed key="picture" side={figure.side} gridColumn={figure.picture}>
      <Picture
        picture={picture}
        slot={figure.slot}
        ratio={figure.ratio}
        cove={figure.cove}
        decorative={caption !== null}
      />
      {caption && <Caption>{caption}</Caption>}
    </Bleed>
  );
  const words = (
    <chakra.div
      key="words"
      gridColumn={figure.text}
      alignSelf="center"
      paddingTop={{ lg: first ? "12" : "0" }}
      paddingInlineStart={{ lg: figure.side === "left" ? "gap" : "0" }}
    >
      <Text id={id} content={content} />
    </chakra.div>
  );
  return (
    <Section id={id} tone={tone} labelledBy={labelOf(id, content)} padding={first ? "bottom" : undefined}>
      <SectionGrid>{figure.side === "left" ? [frame, words] : [words, frame]}</SectionGrid>
    </Section>
  );
}

function Words({ id, content, tone }: WordsProps) {
  const { title, subtitle, content: text, link } = content;
  return (
    <Section id={id} tone={tone} labelledBy={labelOf(id, content)}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          {subtitle && <Hour text={subtitle} />}
          {title && <Heading id={headingId(id)}>{title}</Heading>}
        </chakra.div>
        <Stack gridColumn={{ lg: "7 / -1" }}>
          <RichText text={text} />
          <ActionLink link={link} />
        </Stack>
      </SectionGrid>
    </Section>
  );
}

function Text({ id, content }: Pick<WordsProps, "id" | "content">) {
  const { title, subtitle, content: text, link } = content;
  return (
    <>
      {subtitle && <Hour text={subtitle} />}
      <Stack>
        {title && <Heading id={headingId(id)}>{title}</Heading>}
        <RichText text={text} />
        <ActionLink link={link} />
      </Stack>
    </>
  );
}

/** A caption ends like a sentence; other alternative texts only describe. */
function isSentence(text: string): boolean {
  return /[.!?…]$/.test(text.trim());
}

function labelOf(id: string, { title }: Content): string | undefined {
  return title ? headingId(id) : undefined;
}

const Caption = chakra("figcaption", {
  base: {
    textStyle: "caption",
    color: "fg.muted",
    paddingTop: "3",
    paddingInline: "gutter",
    maxWidth: "measure",
  },
});
