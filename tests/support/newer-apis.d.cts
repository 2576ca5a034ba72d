/** An interface, function or member that some browser of the list lacks: `URL.canParse`. */
export interface NewerApi {
  /** Undefined where the name is global. */
  holder?: string | undefined;
  name: string;
  /** Whether it is the interface's own or its instances'; undefined where that is not known. */
  isStatic?: boolean | undefined;
  /** False where another interface has a member of that name, which all browsers of the list know. */
  isUnique: boolean;
  /** The browsers without it: `safari 16.4`. */
  lacking: string[];
}

export function newerApis(): NewerApi[];
