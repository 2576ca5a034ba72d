import type { ReactNode } from "react";
import { Slices } from "../chrome/Slices";
import { Gallery } from "../gallery/Gallery";
import { roomSlot } from "../rooms/room-slot";
import { LandingHero } from "../sections/heads/LandingHero";
import { PageSections } from "../sections/PageSections";

interface Props {
  page: NonNullable<Queries.LandingQuery["page"]>;
  /** Additional content of the page's category. */
  children?: ReactNode;
}

/** A campaign: one picture that opens onto the offer. */
export function LandingBody({ page, children }: Props) {
  return (
    <Slices>
      <LandingHero page={page} />
      {children}
      <PageSections
        page={page}
        tones={{ intro: "dusk" }}
        slots={{
          ...roomSlot(page.roomRow, 3),
          galleries: () => <Gallery page={page} />,
        }}
      />
    </Slices>
  );
}
