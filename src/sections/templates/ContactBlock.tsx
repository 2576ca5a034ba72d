import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { TEMPLATE_TYPES } from "../../../shared/content-keys";
import { SmartLink } from "../../chrome/SmartLink";
import { headingId, PAGE_IDS } from "../../theme/page-ids";
import { ActionLink } from "../parts/ActionLink";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid, Stack } from "../parts/Section";
import { Heading } from "../parts/SectionHead";
import { Picture } from "../pictures/Picture";
import { FindUs } from "./FindUs";
import { type TemplateType, typesOf } from "./template-types";

interface ContactBlockProps {
  types: readonly TemplateType[];
  /** The hotel's own map, if DIRECTIONS has no other picture. */
  map?: Queries.CategoryTemplateHotelFragment["directionsMap"];
  /** The same map, labelled in the page's language. */
  localMap?: Queries.CategoryTemplateHotelFragment["localDirectionsMap"];
  /** The hotel whose address can be copied and opened in maps. */
  hotel?: Queries.FindUsFragment;
}

/** Address and directions, then telephone, mail and fax, beside the map if there is room; then the departments. */
export function ContactBlock({ types, map, localMap, hotel }: ContactBlockProps) {
  const { t } = useTranslation("detail");
  const [address] = typesOf(types, TEMPLATE_TYPES.address);
  const [directions] = typesOf(types, TEMPLATE_TYPES.directions);
  const lines = [TEMPLATE_TYPES.phone, TEMPLATE_TYPES.email, TEMPLATE_TYPES.fax].flatMap((prefix) =>
    typesOf(types, prefix),
  );
  const departments = typesOf(types, TEMPLATE_TYPES.department);
  return (
    <>
      {(address || directions || lines.length > 0) && (
        <Section id={PAGE_IDS.address} tone="noon" labelledBy={headingId(PAGE_IDS.address)}>
          <SectionGrid gridTemplateRows={{ lg: "auto 1fr" }} _print={{ gridTemplateColumns: "1fr 1fr" }}>
            <chakra.div gridColumn={{ lg: "1 / 6" }}>
              <Heading id={headingId(PAGE_IDS.address)}>{address?.title ?? t("contact.address")}</Heading>
              {address && (
                <chakra.address marginTop="6">
                  <RichText text={address.content} size="lead" />
                  <ActionLink link={address.link} />
                </chakra.address>
              )}
              {address?.picture && (
                <chakra.div marginTop="6">
                  <Picture picture={address.picture} slot="beside" ratio="photo" />
                </chakra.div>
              )}
              {hotel && <FindUs hotel={hotel} />}
            </chakra.div>
            {directions && (
              <chakra.div gridColumn={{ lg: "7 / -1" }} gridRow={{ lg: "span 2", _print: "span 2" }}>
                <Directions
                  directions={directions}
                  map={map?.publicURL ?? null}
                  localMap={localMap?.publicURL ?? null}
                />
              </chakra.div>
            )}
            <chakra.div gridColumn={{ lg: "1 / 6" }} marginTop={{ lg: "8" }}>
              <Lines types={lines} />
            </chakra.div>
          </SectionGrid>
        </Section>
      )}
      {departments.length > 0 && (
        <Section id={PAGE_IDS.departments} tone="afternoon" labelledBy={headingId(PAGE_IDS.departments)}>
          <SectionGrid>
            <chakra.div gridColumn={{ lg: "1 / 6" }}>
              <Heading id={headingId(PAGE_IDS.departments)}>{t("contact.departments")}</Heading>
            </chakra.div>
            <chakra.div gridColumn={{ lg: "6 / -1" }}>
              <Lines types={departments} />
            </chakra.div>
          </SectionGrid>
        </Section>
      )}
    </>
  );
}

function Lines({ types }: { types: readonly TemplateType[] }) {
  if (types.length === 0) return null;
  return (
    <chakra.dl borderTopWidth="hairline">
      {types.map(({ title, content, picture, link }, index) => (
        <Line key={index}>
          <chakra.dt color="fg.muted">{title}</chakra.dt>
          <dd>
            {link && <InlineLink {...link} />}
            <RichText text={content} size="small" muted={link !== null} />
            {picture && <Picture picture={picture} slot="thumb" ratio="photo" />}
          </dd>
        </Line>
      ))}
    </chakra.dl>
  );
}

interface DirectionsProps {
  directions: TemplateType;
  map: string | null;
  localMap: string | null;
}

/** The map image, as a link to the maps service, which is not contacted before a click. */
function Directions({ directions, map, localMap }: DirectionsProps) {
  const { title, content, picture, link } = directions;
  // An editor may have chosen the hotel's own map here too; it brings its alt text and size.
  const isOwn = !picture || (map !== null && picture.drawing?.publicURL === map);
  const chart =
    localMap && isOwn ? (
      <Chart
        loading="lazy"
        {...(picture && picture.width > 0 && { htmlWidth: picture.width, htmlHeight: picture.height })}
        src={localMap}
        alt={picture?.alt ?? title ?? ""}
        data-natural=""
        decoding="async"
      />
    ) : picture ? (
      <Picture picture={picture} slot="chart" ratio="natural" cove="es" />
    ) : (
      map && <Chart loading="lazy" src={map} alt={title ?? ""} width="1200" height="900" decoding="async" />
    );
  return (
    <Stack>
      {title && <chakra.h3 textStyle="h3">{title}</chakra.h3>}
      {chart &&
        (link ? (
          <ChartLink url={link.url} target={link.target}>
            {chart}
          </ChartLink>
        ) : (
          chart
        ))}
      <RichText text={content} size="small" muted />
      <ActionLink link={link} />
    </Stack>
  );
}

const Line = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1.9fr)" },
    columnGap: "gap",
    rowGap: "1",
    paddingBlock: { base: "4", _print: "1" },
    borderBottomWidth: "hairline",
    overflowWrap: "anywhere",
    _print: { gridTemplateColumns: "1fr 2fr" },
  },
});

const InlineLink = chakra(SmartLink, {
  base: { display: "inline-flex", alignItems: "center", minHeight: "target" },
});

const ChartLink = chakra(SmartLink, { base: { display: "block", width: "full" } });

const Chart = chakra("img", {
  base: {
    width: "full",
    height: "auto",
    aspectRatio: "calm",
    objectFit: "cover",
    "&[data-natural]": { aspectRatio: "auto" },
    borderEndStartRadius: "coveMedium",
    _print: { width: "auto", maxHeight: "6cm", borderRadius: "0" },
  },
});
