import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Slices } from "../chrome/Slices";
import { Gallery } from "../gallery/Gallery";
import { roomSlot } from "../rooms/room-slot";
import { CrumbStrip } from "../sections/heads/CrumbStrip";
import { HeroFoot } from "../sections/heads/HeroFoot";
import { HeroSlider } from "../sections/heads/HeroSlider";
import { PageSections } from "../sections/PageSections";

interface Props {
  page: Omit<NonNullable<Queries.IntroPageQuery["page"]>, "rooms">;
  hotel: NonNullable<Queries.IntroPageQuery["hotel"]>;
  /** Additional content of the page's category. */
  children?: ReactNode;
}

/** Home and the introduction: hero slider, the day in sections, a row of rooms. */
export function IntroBody({ page, hotel, children }: Props) {
  const slider = page.heroSlides.length > 0;
  return (
    <Day>
      <Slices>
        <HeroSlider page={page} />
        <HeroFoot hotel={hotel} priced={page.roomRow} />
        {slider && <CrumbStrip crumbs={page.breadcrumbs} tone="noon" />}
        {children}
        <PageSections
          page={page}
          head={slider ? "slider" : "picture"}
          slots={{
            ...roomSlot(page.roomRow, 4),
            galleries: () => <Gallery page={page} />,
          }}
        />
      </Slices>
    </Day>
  );
}

/** A page with many short sections: uses the small distance between them. */
const Day = chakra("div", { base: { "--section": "{spacing.mosaic}" } });
