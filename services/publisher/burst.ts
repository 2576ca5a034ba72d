/** A steady stream of requests is cut off after this many times the gathering time. */
const LONGEST_GATHERING = 5;

/** Gathers requests that follow one another closely. */
export class Burst {
  private current: { timer: NodeJS.Timeout; since: number } | undefined;

  /** `gather`: milliseconds without requests that usually end it. */
  constructor(
    private readonly gather: number,
    private readonly onEnd: () => void,
  ) {}

  get isOpen(): boolean {
    return this.current !== undefined;
  }

  /** Adds a request: the burst ends so many milliseconds after it. */
  extend(wait: number): void {
    const now = Date.now();
    const since = this.current?.since ?? now;
    clearTimeout(this.current?.timer);
    const longest = since + this.gather * LONGEST_GATHERING - now;
    const timer = setTimeout(() => this.end(), Math.min(wait, longest));
    this.current = { timer, since };
  }

  cancel(): void {
    clearTimeout(this.current?.timer);
    this.current = undefined;
  }

  private end(): void {
    this.current = undefined;
    this.onEnd();
  }
}
