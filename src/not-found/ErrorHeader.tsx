import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../shared/locales";
import { homePath } from "../../shared/paths";
import { LOCALE_MESSAGES } from "../../languages/locale-messages";
import { ActionLink } from "../sections/parts/ActionLink";
import { Picture } from "../sections/pictures/Picture";
import { RichText } from "../sections/parts/RichText";
import { BackButton, ErrorFrame } from "./ErrorFrame";
import { NotFoundMessage } from "./NotFoundMessage";

interface Props {
  home: Queries.ErrorHeaderFragment;
  locale: Locale;
  /** Parent pages of rooms and venues. */
  parents: readonly { path: string }[];
}

/** The slider ERROR_HEADER: its first slide, with its HTML as the title, and the link home. */
export function ErrorHeader({ home: { slider, breadcrumbs, title: homeTitle }, locale, parents }: Props) {
  const { t } = useTranslation("detail");
  const { notFound } = LOCALE_MESSAGES[locale];
  const [slide] = slider?.slides ?? [];
  const crumbs = [
    { text: breadcrumbs[0]?.text ?? homeTitle, url: homePath(locale), active: false },
    { text: notFound, url: null, active: true },
  ];
  return (
    <ErrorFrame
      data-error-page=""
      picture={<Picture picture={slide?.picture ?? null} slot="hero" eager />}
      crumbs={crumbs}
      title={slider?.heading ?? notFound}
    >
      <RichText text={slider?.body ?? null} />
      {slide?.title && <chakra.p textStyle="label">{slide.title}</chakra.p>}
      <RichText text={slide?.content ?? null} />
      <ActionLink link={slide?.link ?? null} />
      <NotFoundMessage parents={parents.map(({ path }) => path)} />
      <BackButton url={homePath(locale)} marginTop="8">
        {t("components.errorBackButton")}
      </BackButton>
    </ErrorFrame>
  );
}

export const query = graphql`
  fragment ErrorHeader on HotelPage {
    title
    breadcrumbs {
      ...Crumb
    }
    slider(key: "ERROR_HEADER") {
      ...Slider
    }
  }
`;
