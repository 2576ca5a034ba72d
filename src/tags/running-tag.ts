import type { VisitorEvent } from "../../shared/tags/tags";

export interface ShownPage {
  url: string;
  title: string;
  /** URL of the visitor's previous page; empty if unknown. */
  referrer: string;
}

/** A service running in the page. */
export interface RunningTag {
  /** Reports a page view, including the first one. */
  showPage(page: ShownPage): void;
  tell(event: VisitorEvent): void;
}
