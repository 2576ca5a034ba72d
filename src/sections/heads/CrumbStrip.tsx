import { chakra } from "@chakra-ui/react/styled-system";
import { Breadcrumbs } from "../../chrome/Breadcrumbs";
import { Container } from "../parts/Section";
import type { Tone } from "../tone";

interface CrumbStripProps {
  crumbs: readonly Queries.CrumbFragment[];
  tone: Tone;
}

/** Breadcrumbs below a full-height first view; renders nothing if there is only the home page. */
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
