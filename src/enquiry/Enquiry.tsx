import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useRef } from "react";
import { headingId, PAGE_IDS } from "../theme/page-ids";
import { ContactButtons } from "../sections/parts/ContactButtons";
import { Section, SectionGrid, Stack } from "../sections/parts/Section";
import { Heading } from "../sections/parts/SectionHead";
import { useEnquiryForm } from "./use-enquiry-form";

interface EnquiryProps {
  hotel: Queries.EnquiryFragment;
  /** Address of the data-protection notice; null if the site has none. */
  privacyUrl: string | null;
}

/** The form, once it has loaded; telephone and mail without script and if the form can't be loaded. */
export function Enquiry({ hotel, privacyUrl }: EnquiryProps) {
  const { t } = useTranslation("detail");
  const place = useRef<HTMLDivElement>(null);
  const form = useEnquiryForm(place, hotel.locale);
  return (
    <Section id={PAGE_IDS.enquiry} tone="dawn" labelledBy={headingId(PAGE_IDS.enquiry)} data-print="off">
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <Stack>
            <Heading id={headingId(PAGE_IDS.enquiry)}>{t("contact.enquiry")}</Heading>
            <Ways data-alone={form === null ? "" : undefined}>
              <ContactButtons hotel={hotel} />
            </Ways>
          </Stack>
        </chakra.div>
        <chakra.div gridColumn={{ lg: "6 / -1" }}>
          {form !== null && (
            <Place ref={place}>
              {form && <form.EnquiryForm hotel={hotel} words={form.words} privacyUrl={privacyUrl} />}
            </Place>
          )}
        </chakra.div>
      </SectionGrid>
    </Section>
  );
}

const Ways = chakra(Stack, {
  base: { "&:not([data-alone])": { "@media (scripting: enabled)": { display: "none" } } },
});

/** About as high as the form, so that it doesn't shift the content below; its lines for messages are part of the space there. */
const Place = chakra("div", {
  base: {
    minHeight: { base: "84rem", md: "66rem" },
    marginBottom: "calc(-1 * {spacing.sectionTight})",
    "@media (scripting: none)": { display: "none" },
  },
});

export const query = graphql`
  fragment Enquiry on Hotel {
    locale
    enquiryKinds
    enquiryWords {
      key
      text
    }
    enquiryConsent
    newsletterPropertyId
    ...ContactButtons
  }
`;
