import { chakra } from "@chakra-ui/react/styled-system";
import { ActionLink } from "./ActionLink";
import { Hour } from "./Hour";

interface SectionHeadProps {
  id: string;
  title: string | null;
  /** The subtitle: an hour or plain text. */
  hour?: string | null;
  link?: Queries.ActionLinkFragment | null;
}

/** The line above a row: hour and heading first, the link at the end. Renders nothing if all are missing. */
export function SectionHead({ id, title, hour, link }: SectionHeadProps) {
  if (!title && !hour && !link) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="flex-end"
      columnGap="12"
      rowGap="4"
      marginBottom={{ base: "8", lg: "12" }}
    >
      <div>
        {hour && <Hour text={hour} />}
        {title && <Heading id={id}>{title}</Heading>}
      </div>
      <ActionLink link={link ?? null} />
    </chakra.div>
  );
}

export const Heading = chakra("h2", { base: { textStyle: "h2", maxWidth: "15em" } });
