/** An interface, function or member that some browser in the list lacks: `URL.canParse`. */
export interface NewerApi {
  /** Undefined for a global name. */
  holder?: string | undefined;
  name: string;
  /** Whether it is on the interface itself rather than its instances; undefined if unknown. */
  isStatic?: boolean | undefined;
  /** False if another interface has a member of that name that all browsers in the list support. */
  isUnique: boolean;
  /** The browsers without it: `safari 16.4`. */
  lacking: string[];
}

export function newerApis(): NewerApi[];
