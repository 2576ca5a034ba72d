import { chakra } from "@chakra-ui/react/styled-system";
import { headingId } from "../../theme/page-ids";
import type { BlockProps, Content } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { Bleed } from "../parts/Bleed";
import { ContentHead, ContentWords } from "../parts/ContentWords";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid, Stack } from "../parts/Section";
import { Picture } from "../pictures/Picture";

/** Columns and picture of each turn; the first is at the window's edge, the following ones alternate with it. */
const FIGURES = [
  {
    picture: { lg: "1 / 8", xl: "1 / 9" },
    text: { lg: "8 / -1", xl: "9 / -1" },
    side: "start",
    ratio: "calm",
    cove: "ee",
    slot: "bleedWide",
  },
  {
    picture: { lg: "6 / -1" },
    text: { lg: "1 / 6" },
    side: "end",
    ratio: "photo",
    cove: undefined,
    slot: "bleed",
  },
  {
    picture: { lg: "1 / 8" },
    text: { lg: "8 / -1" },
    side: "start",
    ratio: "photo",
    cove: "se",
    slot: "bleed",
  },
  {
    picture: { lg: "7 / -1" },
    text: { lg: "1 / 6" },
    side: "end",
    ratio: "photo",
    cove: "es",
    slot: "bleedHalf",
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
  const frame = (
    <Bleed key="picture" side={figure.side} gridColumn={figure.picture}>
      <Picture picture={picture} slot={figure.slot} ratio={figure.ratio} cove={figure.cove} />
    </Bleed>
  );
  const words = (
    <chakra.div
      key="words"
      gridColumn={figure.text}
      alignSelf="center"
      paddingTop={{ lg: first ? "12" : "0" }}
    >
      <ContentWords id={id} content={content} />
    </chakra.div>
  );
  return (
    <Section id={id} tone={tone} labelledBy={labelOf(id, content)} padding={first ? "bottom" : undefined}>
      <SectionGrid>{figure.side === "start" ? [frame, words] : [words, frame]}</SectionGrid>
    </Section>
  );
}

function Words({ id, content, tone }: WordsProps) {
  return (
    <Section id={id} tone={tone} labelledBy={labelOf(id, content)}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <ContentHead id={id} content={content} />
        </chakra.div>
        <Stack gridColumn={{ lg: "7 / -1" }}>
          <RichText text={content.content} />
          <ActionLink link={content.link} />
        </Stack>
      </SectionGrid>
    </Section>
  );
}

function labelOf(id: string, { title }: Content): string | undefined {
  return title ? headingId(id) : undefined;
}
