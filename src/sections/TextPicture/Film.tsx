import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { below, breakpoints } from "../../theme/breakpoints";
import { headingId } from "../../theme/page-ids";
import { buttonRecipe } from "../../theme/recipes/button";
import type { BlockProps } from "../content";
import { ActionLink } from "../parts/ActionLink";
import { ContentHead } from "../parts/ContentWords";
import { RichText } from "../parts/RichText";
import { Section, SectionGrid, Stack } from "../parts/Section";
import { Picture } from "../pictures/Picture";
import { TextPicture } from "./TextPicture";

const Frame = chakra("div", {
  base: {
    position: "relative",
    aspectRatio: "film",
    "& > :is(a, video)": { position: "absolute" },
    "& > a": { insetInlineStart: "6", bottom: "6", _print: { display: "none" } },
    "& > video": { inset: "0", width: "full", height: "full", bg: "black" },
  },
});
const Play = chakra("a", buttonRecipe);

/** Moves the focus to the player, so that whoever activated the link can use its keys. */
const focus = (video: HTMLVideoElement | null) => video?.focus();

/** A film behind its poster. Nothing is fetched before it is played; without script the link opens the file. */
export function Film(block: BlockProps) {
  const {
    id,
    contents: [content],
    tone,
  } = block;
  const { t, i18n } = useTranslation("detail");
  const [isPlaying, setPlaying] = useState(false);
  const src = content?.film?.file?.publicURL;
  const small = content?.film?.small?.publicURL;
  const captions = content?.film?.captions?.publicURL;
  // If a part of it is missing, falls back to text and picture.
  if (!content?.picture || !src || !captions) return <TextPicture {...block} />;
  const { title, content: text, picture, link } = content;
  return (
    <Section id={id} tone={tone} labelledBy={title ? headingId(id) : undefined}>
      <SectionGrid rows="text">
        <chakra.div gridColumn={{ lg: "1 / 6" }}>
          <ContentHead id={id} content={content} />
        </chakra.div>
        <Stack gridColumn={{ lg: "7 / -1" }}>
          <RichText text={text} />
          <ActionLink link={link} />
        </Stack>
        <Frame gridColumn="1 / -1" marginTop={{ lg: "12" }}>
          <Picture picture={picture} slot="full" />
          {isPlaying ? (
            <video
              ref={focus}
              src={small ? undefined : src}
              aria-label={title ?? undefined}
              controls
              autoPlay
              playsInline
              preload="none"
            >
              {small && (
                <>
                  <source src={small} type="video/mp4" media={below(breakpoints.md)} />
                  <source src={src} type="video/mp4" />
                </>
              )}
              <track kind="captions" src={captions} srcLang={i18n.language} default />
            </video>
          ) : (
            <Play
              href={src}
              onClick={(event) => {
                event.preventDefault();
                setPlaying(true);
              }}
            >
              <svg viewBox="0 0 12 12" width="12" height="12" fill="currentColor" aria-hidden="true">
                <path d="M2 0l10 6-10 6z" />
              </svg>
              <span>{t("sections.playFilm")}</span>
            </Play>
          )}
        </Frame>
      </SectionGrid>
    </Section>
  );
}

export const query = graphql`
  fragment Film on HotelFilm {
    file {
      publicURL
    }
    small {
      publicURL
    }
    captions {
      publicURL
    }
  }
`;
