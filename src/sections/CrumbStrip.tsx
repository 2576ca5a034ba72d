import { chakra } from "@chakra-ui/react/styled-system";
import { Breadcrumbs } from "../chrome/Breadcrumbs";
import { Container } from "./Section";
import type { Tone } from "./tone";

interface CrumbStripProps {
  crumbs: readonly Queries.CrumbFragment[];
  tone: Tone;
}

/** The way to a page whose first view is one picture, below that; nothing where it is the home page alone. */
export function CrumbStrip({ crumbs, tone }: CrumbStripProps) {
  if (crumbs.length < 2) return null;
  return (
    <chakra.div data-tone={tone} bg="bg" color="fg">
      <Container paddingTop="6">
        <Breadcrumbs crumbs={crumbs} />
      </Container>
    </chakra.div>
  );
}
