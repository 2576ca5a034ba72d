import { chakra } from "@chakra-ui/react/styled-system";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import { BookLink } from "../../booking/BookLink";
import { headingId } from "../../theme/page-ids";
import type { BlockProps, Content } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { Hour } from "../parts/Hour";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid, Stack } from "../parts/Section";
import { Heading } from "../parts/SectionHead";

/** Discounts in rows: title = number, subtitle = unit, content = deadline and terms. */
export function Rates({ id, contents, tone }: BlockProps) {
  const intro = contents.find((content) => !isRate(content));
  const labelledBy = intro?.title ? headingId(id) : undefined;
  return (
    <Section id={id} tone={tone} labelledBy={labelledBy}>
      <SectionGrid>
        {intro && <Introduction id={id} intro={intro} />}
        <chakra.ol
          alignSelf="start"
          gridColumn={{ lg: intro ? "7 / -1" : "1 / -1" }}
          borderBottomWidth="hairline"
        >
          {contents.filter(isRate).map(({ title, subtitle, content, link }, index) => (
            <Row key={index}>
              <chakra.b textStyle="rate" color="accent" fontVariantNumeric="lining-nums">
                <span>{title}</span>
                {subtitle && <chakra.small fontSize="0.45em">{subtitle}</chakra.small>}
              </chakra.b>
              {link ? (
                <Stack>
                  <RichText text={content} />
                  <ActionLink link={link} />
                </Stack>
              ) : (
                <RichText text={content} />
              )}
            </Row>
          ))}
        </chakra.ol>
      </SectionGrid>
    </Section>
  );
}

/** Why and how to book, beside the rates. */
function Introduction({ id, intro }: { id: string; intro: Content }) {
  const { title, subtitle, content, link } = intro;
  return (
    <chakra.div gridColumn={{ lg: "1 / 6" }}>
      {subtitle && <Hour text={subtitle} />}
      <Stack>
        {title && <Heading id={headingId(id)}>{title}</Heading>}
        <RichText text={content} size="intro" />
        {link ? <ActionLink link={link} look="solid" /> : <BookLink />}
      </Stack>
    </chakra.div>
  );
}

function isRate({ key }: Content): boolean {
  return key.startsWith(CONTENT_KEYS.rate);
}

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    // As wide as "25 %" in one line; larger text wraps below its number.
    "& > :not(:last-child)": { flex: "1 0 6.5rem" },
    "& > :last-child": { flex: "2 1 10rem", minWidth: "0" },
    gap: "min({spacing.6}, 24px)",
    alignItems: "center",
    paddingBlock: "6",
    borderTopWidth: "hairline",
  },
});
