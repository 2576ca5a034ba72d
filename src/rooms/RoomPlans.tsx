import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useRef } from "react";
import { headingId, PAGE_IDS } from "../theme/page-ids";
import { useOverflow } from "../sections/parts/overflow";
import { Section, SectionGrid } from "../sections/parts/Section";

type Plan = Queries.RoomPlansFragment["plans"][number];

const HEADING_ID = headingId(PAGE_IDS.plans);

/** A room's floor plans, as drawn; on paper the first alone, as the room has one sheet. */
export function RoomPlans({ plans }: Queries.RoomPlansFragment) {
  const { t } = useTranslation("rooms");
  if (plans.length === 0) return null;
  return (
    <Section tone="afternoon" labelledBy={HEADING_ID}>
      <SectionGrid rowGap="6">
        <chakra.h2 id={HEADING_ID} textStyle="h2" gridColumn={{ lg: "1 / 5" }}>
          {t("plan", { count: plans.length })}
        </chakra.h2>
        <Box gridColumn={{ lg: "5 / 13" }} display="grid" gap="gap">
          {plans.map((plan, index) => (
            <PlanSheet key={index} plan={plan} isFirst={index === 0} />
          ))}
        </Box>
      </SectionGrid>
    </Section>
  );
}

/** Width of a sheet: two thirds of the grid, minus its padding. */
const SHEET_SIZES =
  "(min-width: 1024px) calc(60vw - 6rem), (min-width: 768px) calc(90vw - 6rem), max(20rem, 90vw - 1rem)";

/** Keeps a drawing readable: if it is wider than its box, the box scrolls, by keyboard too. */
function PlanSheet({ plan: { title, picture }, isFirst }: { plan: Plan; isFirst: boolean }) {
  const { t } = useTranslation("rooms");
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  const region = scrolls ? { tabIndex: 0, role: "group", "aria-label": t("planScroll") } : {};
  const source = picture.raster?.childImageSharp?.body.images.fallback;
  const src = source?.src ?? picture.drawing?.publicURL;
  // The title is the caption, which may be long: it is not read twice.
  const alt = picture.alt || t("plan", { count: 1 });
  const size = picture.width > 0 ? { htmlWidth: picture.width, htmlHeight: picture.height } : {};
  return (
    <chakra.figure minWidth="0" gap="4" _print={{ display: isFirst ? "flex" : "none" }}>
      <Box
        ref={box}
        {...region}
        overflowX="auto"
        bg="onPicture"
        padding={{ base: "2", md: "12" }}
        _print={{ padding: "0", overflow: "visible", flex: "none" }}
      >
        {src ? (
          <chakra.img
            loading="lazy"
            {...(source && { sizes: SHEET_SIZES, srcSet: source.srcSet })}
            {...size}
            src={src}
            alt={alt}
            decoding="async"
            width="full"
            minWidth="20rem"
            maxWidth="none"
            height="auto"
            _print={{ width: "auto", minWidth: "0", maxWidth: "100%", maxHeight: "3.5cm" }}
          />
        ) : (
          <p>{alt}</p>
        )}
      </Box>
      {title && (
        <chakra.figcaption textStyle="caption" color="fg.muted" marginTop={{ base: "3", _print: "0" }}>
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
        ...Picture
      }
    }
  }
`;
