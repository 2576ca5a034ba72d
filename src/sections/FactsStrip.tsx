import { chakra } from "@chakra-ui/react/styled-system";
import type { BlockProps } from "./content";
import { wordsOf } from "./RichText";
import { Section } from "./Section";

/** Numbers in a row: title = number, subtitle = unit, content = what is counted. */
export function FactsStrip({ id, contents, tone }: BlockProps) {
  return (
    <Section id={id} tone={tone}>
      <Strip>
        {contents.map(({ title, subtitle, content }, index) => (
          <chakra.div
            key={index}
            display="flex"
            flexDirection="column-reverse"
            justifyContent="flex-end"
            gap="1"
          >
            <chakra.dt
              textStyle="small"
              color="fg.muted"
              maxWidth="12em"
              dangerouslySetInnerHTML={{ __html: content ? wordsOf(content) : "" }}
            />
            <chakra.dd textStyle="fact" fontVariantNumeric="lining-nums">
              {title}
              {subtitle && (
                <chakra.small fontSize="0.5em" paddingInlineStart="1">
                  {subtitle}
                </chakra.small>
              )}
            </chakra.dd>
          </chakra.div>
        ))}
      </Strip>
    </Section>
  );
}

const Strip = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
    columnGap: "gap",
    rowGap: "8",
    borderTopWidth: "hairline",
    paddingTop: "8",
  },
});
