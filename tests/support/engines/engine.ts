interface Size {
  width: number;
  height: number;
}

/** The browser of a visitor. */
export interface Visitor {
  size: Size;
  /** Most wanted first. WebKit tells pages the first alone, as Safari does. */
  languages: readonly string[];
  reducedMotion: boolean;
  /** Without, drivers do no more in a page than open it, press at a place and take its picture. */
  scripts: boolean;
  forcedColours: boolean;
}

/** A tab, worked as a visitor works it: the same in every engine. Elements are found by CSS and, where several fit, by name. */
export interface Tab {
  /** A full load, until the document is there; its pictures and scripts may still come. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, which knows nothing of the test but its arguments; answers what JSON can hold. */
  evaluate<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(selector: string, name?: string): Promise<void>;
  /** A press at a place of the window. */
  clickAt(place: Point): Promise<void>;
  /** Keys to what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(size: Size): Promise<void>;
  /** PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Warnings and errors that the page or the engine wrote to the console since the tab is open. */
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
  canForceColours: boolean;
  newTab(visitor: Visitor): Promise<Tab>;
  /** Ends what it started. */
  close(): Promise<void>;
}
