import type { VisitorEvent } from "../../shared/tags/tags";

export interface ShownPage {
  url: string;
  title: string;
  /** Address of what the visitor saw before; empty where that is not known. */
  referrer: string;
}

/** A service that runs in the page. */
export interface RunningTag {
  /** Tells it of a page, the first one too. */
  showPage(page: ShownPage): void;
  tell(event: VisitorEvent): void;
}
