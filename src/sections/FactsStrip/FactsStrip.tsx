import { chakra } from "@chakra-ui/react/styled-system";
import { TWO_COLUMNS } from "../../theme/layout";
import type { BlockProps, Content } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { RichText } from "../parts/RichText";
import { Section } from "../parts/Section";

/**
 * Numbers in a row: title = number, subtitle = unit, content = what is counted. Read in order by screen readers:
 * “320 m of sand”.
 */
export function FactsStrip({ id, contents, tone }: BlockProps) {
  return (
    <Section id={id} tone={tone}>
      <Strip>
        {contents.map(({ title, subtitle, content, link }, index) => (
          <li key={index}>
            <chakra.div textStyle="fact" fontVariantNumeric="lining-nums" marginBottom="1">
              <span>{title}</span>
              {subtitle && <chakra.small fontSize="0.5em">{`\u00a0${subtitle}`}</chakra.small>}
            </chakra.div>
            <Label text={content} link={link} />
          </li>
        ))}
      </Strip>
    </Section>
  );
}

/** What is counted: a line of text, or any other content of the editor. */
function Label({ text, link }: { text: Content["content"]; link: Content["link"] }) {
  if ((!text || text.isLine) && !link) return <Words dangerouslySetInnerHTML={{ __html: lineOf(text) }} />;
  return (
    <Words>
      <RichText text={text} size="small" />
      <ActionLink link={link} />
    </Words>
  );
}

/** Unwraps a text that is one paragraph: `<p>a <em>b</em></p>` → `a <em>b</em>`. */
function lineOf(text: Content["content"]): string {
  return text ? text.html.slice("<p>".length, -"</p>".length) : "";
}

const Words = chakra("div", { base: { textStyle: "small", color: "fg.muted", maxWidth: "12em" } });

const Strip = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: TWO_COLUMNS,
      md: "repeat(4, minmax(0, 1fr))",
    },
    columnGap: "gap",
    rowGap: "8",
    borderTopWidth: "hairline",
    paddingTop: "8",
  },
});
