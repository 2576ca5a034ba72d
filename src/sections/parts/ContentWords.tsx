import { headingId } from "../../theme/page-ids";
import type { BlockProps, Content } from "../content";
import { ActionLink } from "./ActionLink";
import { Hour } from "./Hour";
import { RichText } from "./RichText";
import { Stack } from "./Section";
import { Heading } from "./SectionHead";

interface ContentHeadProps extends Pick<BlockProps, "id"> {
  content: Content;
}

/** Hour and heading of a content block whose text is beside them. */
export function ContentHead({ id, content: { title, subtitle } }: ContentHeadProps) {
  return (
    <>
      {subtitle && <Hour text={subtitle} />}
      {title && <Heading id={headingId(id)}>{title}</Heading>}
    </>
  );
}

/** All texts of a content block, stacked. */
export function ContentWords({ id, content: { title, subtitle, content: text, link } }: ContentHeadProps) {
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
