import { Tag } from "../OfferBand/OfferBand";
import { ActionLink } from "../parts/ActionLink";
import { Price } from "../parts/Price";
import { RichText } from "../parts/RichText";
import { Container } from "../parts/Section";
import { Picture } from "../pictures/Picture";
import { CrumbStrip } from "./CrumbStrip";
import { HeroRoot, HeroSlide, HeroStage, HeroText, HeroTexts, HeroTitle, HeroWords } from "./hero-parts";
import { leadOf } from "./lead";
import { tallCut } from "./lead-cuts";
import { PageHead } from "./PageHead";

/**
 * The first view of a landing page: one picture, whose cove opens onto the dusk tone below. Without a picture, a
 * plain head.
 */
export function LandingHero({ page }: { page: Queries.TallLeadFragment }) {
  const { title, tag, text, link, picture, price, focal } = leadOf(page);
  if (!picture) return <PageHead page={page} />;
  return (
    <>
      <HeroRoot data-tone="dusk">
        <HeroStage>
          <HeroSlide data-active>
            <Picture
              picture={picture}
              slot="hero"
              eager
              focal={focal}
              cut={tallCut(page.leadPicture, page.options)}
            />
          </HeroSlide>
        </HeroStage>
        <HeroWords>
          <Container>
            {tag && <Tag marginBottom="4">{tag}</Tag>}
            <HeroTitle>{title}</HeroTitle>
            <HeroTexts>
              <HeroText data-active>
                <RichText text={text} size="intro" />
                <Price price={price} withNote />
                <ActionLink link={link} />
              </HeroText>
            </HeroTexts>
          </Container>
        </HeroWords>
      </HeroRoot>
      <CrumbStrip crumbs={page.breadcrumbs} tone="dusk" />
    </>
  );
}
