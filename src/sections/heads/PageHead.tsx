import { chakra } from "@chakra-ui/react/styled-system";
import { Breadcrumbs } from "../../chrome/Breadcrumbs";
import { Tag } from "../OfferBand/OfferBand";
import { ActionLink } from "../parts/ActionLink";
import { Price } from "../parts/Price";
import { RichText } from "../parts/RichText";
import { Container } from "../parts/Section";
import { Picture } from "../pictures/Picture";
import { leadOf } from "./lead";
import { squareCut, type SquareLead } from "./lead-cuts";

interface PageHeadProps {
  page: SquareLead;
  /** Without a picture: legal pages. */
  plain?: boolean;
}

/** The head of a detail page: picture, then breadcrumbs, title and lead below it. */
export function PageHead({ page, plain = false }: PageHeadProps) {
  const { title, tag, text, link, picture, price, focal } = leadOf(page);
  return (
    <chakra.header data-tone="noon" bg="bg" color="fg">
      {picture && !plain && (
        <PictureBox data-print="off">
          <Picture picture={picture} slot="head" cove="ee" eager focal={focal} cut={squareCut(page)} />
        </PictureBox>
      )}
      <Words>
        <Breadcrumbs crumbs={page.breadcrumbs} look="normal" />
        {tag && <Tag marginTop={{ base: "8", lg: "16" }}>{tag}</Tag>}
        <chakra.h1 textStyle="h1" marginTop={tag ? "4" : { base: "8", lg: "16" }}>
          {title}
        </chakra.h1>
        <chakra.div marginTop="6" maxWidth={{ lg: "66%" }} display="grid" gap="4" justifyItems="start">
          <RichText text={text} size="lead" muted />
          <Price price={price} withNote />
          <ActionLink link={link} />
        </chakra.div>
      </Words>
    </chakra.header>
  );
}

const PictureBox = chakra("div", {
  base: { height: { base: "clamp(18rem, 46svh, 42rem)", _layoutSm: "clamp(22rem, 64svh, 42rem)" } },
});

const Words = chakra(Container, {
  base: { paddingTop: { base: "6", md: "8" }, paddingBottom: "sectionTight" },
});
