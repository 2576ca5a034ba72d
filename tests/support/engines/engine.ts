interface Size {
  width: number;
  height: number;
}

/** A visitor's browser settings. */
export interface Visitor {
  size: Size;
  /** In order of preference. WebKit exposes only the first to pages, like Safari. */
  languages: readonly string[];
  reducedMotion: boolean;
  /** If false, drivers can only open a page, click at a point and take a screenshot. */
  scripts: boolean;
}

/** A tab with the same user actions in every engine. Elements are found by CSS and, if several match, by name. */
export interface Tab {
  /** Resolves when the document is loaded; its images and scripts may still be loading. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, with no access to the test but its arguments; returns any JSON value. */
  evaluate<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(selector: string, name?: string): Promise<void>;
  /** Clicks at a point in the window. */
  clickAt(place: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(size: Size): Promise<void>;
  /** PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Warnings and errors that the page or the engine has logged to the console since the tab was opened. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = "Enter" | "Escape" | "Tab" | "Space" | "ArrowLeft" | "ArrowRight";

export interface Point {
  x: number;
  y: number;
}

export interface Engine {
  name: "Chromium" | "Firefox" | "WebKit";
  newTab(visitor: Visitor): Promise<Tab>;
  /** Ends the processes that it started. */
  close(): Promise<void>;
}
