import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useRef } from "react";
import { headingId, PAGE_IDS } from "../theme/page-ids";
import { ContactButtons } from "../sections/ContactButtons";
import { Section, SectionGrid, Stack } from "../sections/Section";
import { Heading } from "../sections/SectionHead";
import { useEnquiryForm } from "./use-enquiry-form";

interface EnquiryProps {
  hotel: Queries.EnquiryFragment;
  /** Address of the data-protection notice; null where the site has none. */
  privacyUrl: string | null;
}

/** Telephone and mail, and beside them the form once it is there: without script, or without its code, they stay. */
export function Enquiry({ hotel, privacyUrl }: EnquiryProps) {
  const { t } = useTranslation("detail");
  const place = useRef<HTMLDivElement>(null);
  const form = useEnquiryForm(place, hotel.locale);
  return (
    <Section id={PAGE_IDS.enquiry} tone="dawn" labelledBy={headingId(PAGE_IDS.enquiry)}>
      <SectionGrid>
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <Stack>
            <Heading id={headingId(PAGE_IDS.enquiry)}>{t("contact.enquiry")}</Heading>
            <ContactButtons hotel={hotel} />
          </Stack>
        </chakra.div>
        <chakra.div gridColumn={{ lg: "6 / -1" }}>
          <Place ref={place} data-print="off">
            {form && <form.EnquiryForm hotel={hotel} words={form.words} privacyUrl={privacyUrl} />}
          </Place>
        </chakra.div>
      </SectionGrid>
    </Section>
  );
}

/** About as high as the form that comes, so that what stands below does not move. */
const Place = chakra("div", {
  base: { minHeight: "72rem", "@media (scripting: none)": { display: "none" } },
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
