import { chakra } from "@chakra-ui/react/styled-system";
import type { Content, Slider } from "../content";
import { RichText } from "./RichText";
import { Heading, SectionHead } from "./SectionHead";

interface SliderHeadProps {
  id: string;
  content: Content | undefined;
  slider: Slider | null;
}

/** The head of a slider's cards: the content of its key, then the slider's own text. */
export function SliderHead({ id, content, slider }: SliderHeadProps) {
  return (
    <>
      {content && (
        <>
          <SectionHead id={id} title={content.title} hour={content.subtitle} link={content.link} />
          <Lead>
            <RichText text={content.content} />
          </Lead>
        </>
      )}
      <SliderWords id={id} titled={Boolean(content?.title)} slider={slider} />
    </>
  );
}

interface SliderWordsProps extends Pick<SliderHeadProps, "id" | "slider"> {
  /** True if the section already has a heading. */
  titled: boolean;
}

/** A slider's own text; its heading becomes the section's if it has none. */
export function SliderWords({ id, titled, slider }: SliderWordsProps) {
  if (!slider?.heading && !slider?.body) return null;
  const { heading, body } = slider;
  return (
    <Lead>
      {heading &&
        (titled ? (
          <chakra.h3 textStyle="h3" dangerouslySetInnerHTML={{ __html: heading }} />
        ) : (
          <Heading id={id} dangerouslySetInnerHTML={{ __html: heading }} />
        ))}
      <RichText text={body} />
    </Lead>
  );
}

/** True if there is anything that `SliderHead` would use as a heading. */
export function hasSliderHead(content: Content | undefined, slider: Slider | null): boolean {
  return Boolean(content?.title || slider?.heading);
}

const Lead = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "6",
    marginBottom: { base: "8", lg: "12" },
    _empty: { display: "none" },
  },
});
