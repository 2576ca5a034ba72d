import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Section, SectionGrid } from "../sections/Section";

type Plan = Queries.RoomPlansFragment["plans"][number];

const HEADING_ID = "plans-heading";

/** The floor plans of a room, as drawn. */
export function RoomPlans({ plans }: Queries.RoomPlansFragment) {
  const { t } = useTranslation("rooms");
  if (plans.length === 0) return null;
  return (
    <Section tone="afternoon" labelledBy={HEADING_ID}>
      <SectionGrid rowGap="10">
        <chakra.h2 id={HEADING_ID} textStyle="h2" gridColumn={{ lg: "1 / 5" }}>
          {t("plan", { count: plans.length })}
        </chakra.h2>
        <Box gridColumn={{ lg: "5 / 13" }} display="grid" gap="gap">
          {plans.map((plan) => (
            <PlanSheet key={plan.picture.sourceUrl} plan={plan} />
          ))}
        </Box>
      </SectionGrid>
    </Section>
  );
}

/** A drawing stays readable: under 512 pixels it scrolls in its own box, by keyboard too. */
function PlanSheet({ plan: { title, picture } }: { plan: Plan }) {
  const { t } = useTranslation("rooms");
  const size = picture.width > 0 ? { htmlWidth: picture.width, htmlHeight: picture.height } : {};
  return (
    <chakra.figure minWidth="0">
      <Box
        tabIndex={0}
        role="group"
        aria-label={t("planScroll")}
        overflowX="auto"
        bg="onPicture"
        padding={{ base: "5", md: "12" }}
      >
        <chakra.img
          src={(picture.drawing ?? picture.raster)?.publicURL ?? picture.sourceUrl}
          alt={picture.alt || title || t("plan", { count: 1 })}
          loading="lazy"
          decoding="async"
          width="full"
          minWidth="32rem"
          maxWidth="none"
          height="auto"
          {...size}
        />
      </Box>
      {title && (
        <chakra.figcaption textStyle="caption" color="fg.muted" marginTop="3">
          {title}
        </chakra.figcaption>
      )}
    </chakra.figure>
  );
}

export const query = graphql`
  fragment RoomPlans on HotelRoom {
    plans {
      title
      picture {
        alt
        width
        height
        sourceUrl
        drawing {
          publicURL
        }
        raster {
          publicURL
        }
      }
    }
  }
`;
