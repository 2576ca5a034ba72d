import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { SmartLink } from "../chrome/SmartLink";
import { ActionLink } from "./ActionLink";
import { Picture } from "./Picture";
import { RichText } from "./RichText";
import { Section, SectionGrid, Stack } from "./Section";
import { Heading } from "./SectionHead";
import { type TemplateType, typesOf } from "./template-types";

interface ContactBlockProps {
  types: readonly TemplateType[];
  /** The hotel's own chart; stands where DIRECTIONS brings no picture. */
  map?: { readonly publicURL: string | null } | null;
}

/** Address, telephone, mail and fax beside the chart, then whom to ask. */
export function ContactBlock({ types, map }: ContactBlockProps) {
  const { t } = useTranslation("detail");
  const [address] = typesOf(types, "ADDRESS");
  const [directions] = typesOf(types, "DIRECTIONS");
  const lines = ["PHONE", "EMAIL", "FAX"].flatMap((prefix) => typesOf(types, prefix));
  const departments = typesOf(types, "DEPARTMENT");
  return (
    <>
      {(address || directions || lines.length > 0) && (
        <Section id="address" tone="noon" labelledBy="address-title">
          <SectionGrid>
            <chakra.div gridColumn={{ lg: "1 / 6" }}>
              <Heading id="address-title">{address?.title ?? t("contact.address")}</Heading>
              {address && (
                <chakra.address marginTop="6">
                  <RichText text={address.content} size="lead" />
                </chakra.address>
              )}
              <chakra.div marginTop="8">
                <Lines types={lines} />
              </chakra.div>
            </chakra.div>
            {directions && (
              <chakra.div gridColumn={{ lg: "7 / -1" }}>
                <Directions directions={directions} map={map?.publicURL ?? null} />
              </chakra.div>
            )}
          </SectionGrid>
        </Section>
      )}
      {departments.length > 0 && (
        <Section id="departments" tone="afternoon" labelledBy="departments-title">
          <SectionGrid>
            <chakra.div gridColumn={{ lg: "1 / 6" }}>
              <Heading id="departments-title">{t("contact.departments")}</Heading>
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
      {types.map(({ subtitle, title, content, link }) => (
        <Line key={subtitle}>
          <chakra.dt color="fg.muted">{title}</chakra.dt>
          <dd>
            {link && <InlineLink {...link} />}
            <RichText text={content} size="small" muted={link !== null} />
          </dd>
        </Line>
      ))}
    </chakra.dl>
  );
}

/** The chart, as a link to the maps service: nothing of it is loaded before a click. */
function Directions({ directions, map }: { directions: TemplateType; map: string | null }) {
  const { title, content, picture, link } = directions;
  const chart = picture ? (
    <Picture picture={picture} slot="half" ratio="natural" cove="bl" />
  ) : (
    map && <Chart src={map} alt={title ?? ""} width="1200" height="900" loading="lazy" decoding="async" />
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
      <RichText text={content} size="small" muted headingLevel={4} />
      <ActionLink link={link} />
    </Stack>
  );
}

const Line = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "minmax(0, 1fr) minmax(0, 1.9fr)" },
    columnGap: "gap",
    rowGap: "1",
    paddingBlock: "4",
    borderBottomWidth: "hairline",
    overflowWrap: "anywhere",
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
    borderBottomLeftRadius: "coveMedium",
  },
});
