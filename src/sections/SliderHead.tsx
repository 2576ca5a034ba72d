import { chakra } from "@chakra-ui/react/styled-system";
import type { Content, Slider } from "./content";
import { RichText } from "./RichText";
import { Heading, SectionHead } from "./SectionHead";

interface SliderHeadProps {
  id: string;
  content: Content | undefined;
  slider: Slider | null;
}

/** What stands above a slider's cards: the content of its key, or else the slider's own words. */
export function SliderHead({ id, content, slider }: SliderHeadProps) {
  if (content) {
    return (
      <>
        <SectionHead id={id} title={content.title} hour={content.subtitle} link={content.link} />
        <Lead>
          <RichText text={content.content} />
        </Lead>
      </>
    );
  }
  if (!slider?.heading) return null;
  return (
    <Lead>
      <Heading id={id} dangerouslySetInnerHTML={{ __html: slider.heading }} />
      <RichText text={slider.body} />
    </Lead>
  );
}

/** Whether there is anything that `SliderHead` would use as a heading. */
export function hasSliderHead(content: Content | undefined, slider: Slider | null): boolean {
  return Boolean(content ? content.title : slider?.heading);
}

const Lead = chakra("div", {
  base: { display: "grid", gap: "6", marginBottom: { base: "8", lg: "12" }, _empty: { display: "none" } },
});
