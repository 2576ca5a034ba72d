import { chakra } from "@chakra-ui/react/styled-system";
import type { BlockProps } from "./content";
import { RichText } from "./RichText";
import { Section } from "./Section";

/** Reductions in rows: title = number, subtitle = unit, content = until when and on what terms. */
export function Rates({ id, contents, tone }: BlockProps) {
  return (
    <Section id={id} tone={tone}>
      <chakra.ol borderBottomWidth="hairline">
        {contents.map(({ key, title, subtitle, content }) => (
          <Row key={key}>
            <chakra.b textStyle="rate" color="accent" fontVariantNumeric="lining-nums">
              {title}
              {subtitle && <chakra.small fontSize="0.45em">{subtitle}</chakra.small>}
            </chakra.b>
            <RichText text={content} headingLevel={2} />
          </Row>
        ))}
      </chakra.ol>
    </Section>
  );
}

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(5.5rem, auto) minmax(0, 1fr)",
    gap: "6",
    alignItems: "center",
    paddingBlock: "6",
    borderTopWidth: "hairline",
  },
});
