import { useTranslation } from "react-i18next";
import { type PointerEvent, useRef, useState } from "react";
import { Tag } from "../OfferBand/OfferBand";
import { ActionLink } from "../parts/ActionLink";
import { Price } from "../parts/Price";
import { RichText } from "../parts/RichText";
import { Container } from "../parts/Section";
import { machineTime, splitHour } from "../parts/sun-path";
import { fetchPicture } from "../pictures/fetch-picture";
import { Picture } from "../pictures/Picture";
import {
  HeroLabel,
  HeroPath,
  HeroPoint,
  HeroRoot,
  HeroSlide,
  HeroStage,
  HeroText,
  HeroTexts,
  HeroTitle,
  HeroWords,
} from "./hero-parts";
import { heroViews } from "./hero-views";
import { headFocal, leadOf } from "./lead";
import { tallCut } from "./lead-cuts";
import { PageHead } from "./PageHead";
import { useAfterLoad } from "./use-after-load";

/** Minimum swipe distance in pixels. */
const SWIPE_DISTANCE = 40;

/** The first view of an intro page; without slides, a plain page head. */
export function HeroSlider({ page }: { page: Queries.TallSlidesFragment }) {
  return page.heroSlides.length > 0 ? <Slider page={page} /> : <PageHead page={page} />;
}

/** Preloads the first picture. */
export function fetchFirstSlide(page: Queries.TallSlidesFragment): Promise<void> {
  const [view] = page.heroSlides.length > 0 ? heroViews(page) : [];
  return view
    ? fetchPicture(view.picture, "hero", tallCut(view.picture, page.options))
    : fetchPicture(page.leadPicture, "head");
}

/** A slider that the visitor controls through the sun; it never moves by itself. */
function Slider({ page }: { page: Queries.TallSlidesFragment }) {
  const { t } = useTranslation("detail");
  const lead = leadOf(page);
  const slides = heroViews(page);
  const [active, setActive] = useState(0);
  const loaded = useAfterLoad();
  const [reached, setReached] = useState(false);
  // The second picture loads ahead of a swipe; the others once a visitor interacts.
  const hasPicture = (index: number) => index === 0 || reached || (loaded && index === 1);
  const reach = () => setReached(true);
  const show = (index: number) => {
    reach();
    setActive(index);
  };
  const swipe = useSwipe((step) => show((active + step + slides.length) % slides.length));

  return (
    <HeroRoot
      role="region"
      data-tone="noon"
      aria-roledescription={t("hero.slider")}
      aria-label={lead.title}
      onPointerEnter={reach}
      onFocus={reach}
    >
      <HeroStage {...(slides.length > 1 && swipe)}>
        {slides.map((slide, index) => (
          <HeroSlide key={index} data-active={index === active || undefined} aria-hidden={index !== active}>
            {hasPicture(index) && (
              <Picture
                picture={slide.picture}
                slot="hero"
                eager={index === 0}
                focal={headFocal(page.options, slide.picture)}
                cut={tallCut(slide.picture, page.options)}
              />
            )}
          </HeroSlide>
        ))}
      </HeroStage>
      <HeroWords>
        <Container>
          {lead.tag && <Tag marginBottom="4">{lead.tag}</Tag>}
          <HeroTitle>{lead.title}</HeroTitle>
          <HeroTexts>
            {slides.map((slide, index) => (
              <HeroText key={index} data-active={index === active || undefined}>
                {slide.texts.map((text, part) => (
                  <RichText key={part} text={text} size="intro" />
                ))}
                {slide.prices.map((price, part) => (
                  <Price key={part} price={price} withNote />
                ))}
                {slide.links.map((link, part) => (
                  <ActionLink key={part} link={link} />
                ))}
              </HeroText>
            ))}
          </HeroTexts>
        </Container>
      </HeroWords>
      <Label title={slides[active]?.title ?? ""} heading={lead.title} />
      {slides.length > 1 && (
        <HeroPath role="group" aria-label={t("hero.choose")}>
          {slides.map((slide, index) => (
            <HeroPoint
              key={index}
              type="button"
              style={{ "--part": index / (slides.length - 1) }}
              aria-label={slide.title ?? t("hero.picture", { number: index + 1 })}
              aria-current={index === active || undefined}
              onClick={() => show(index)}
            />
          ))}
        </HeroPath>
      )}
    </HeroRoot>
  );
}

/** The hour and text of the shown slide; text that repeats the heading is left out. */
function Label({ title, heading }: { title: string; heading: string }) {
  const { time, words } = splitHour(title);
  return (
    <HeroLabel aria-live="polite">
      {time && <time dateTime={machineTime(time)}>{time}</time>}
      {words !== heading && <span>{words}</span>}
    </HeroLabel>
  );
}

/** Pointer handlers that call back with +1 or -1 after a horizontal swipe. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === "mouse" ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = start.current === null ? 0 : clientX - start.current;
      start.current = null;
      const isOnward = __HAS_RTL__ && document.dir === "rtl" ? distance > 0 : distance < 0;
      if (Math.abs(distance) >= SWIPE_DISTANCE) onSwipe(isOnward ? 1 : -1);
    },
  };
}
