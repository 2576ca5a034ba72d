import { PURPOSES, type Purpose } from "../../shared/tags/tags";

/** A visitor's choice, stored in their browser only. */
export interface Consent {
  /** Identifies the purposes and wording that were shown. */
  version: string;
  /** ISO 8601. */
  time: string;
  /** Purposes the visitor consented to. */
  purposes: Purpose[];
  /** True if their browser sent Global Privacy Control when they chose. */
  signal: boolean;
}

const KEY = "tag-consent";
const MONTHS_KEPT = 6;

declare global {
  interface Navigator {
    /** Global Privacy Control; not in every browser. */
    globalPrivacyControl?: boolean;
  }
}

/** True if the browser declines on the visitor's behalf. */
export function sendsSignal(): boolean {
  return navigator.globalPrivacyControl === true;
}

/**
 * Returns the choice in force; null if there is none, or if it is older than six months or for another version.
 * Consent from before the browser began to decline is void.
 */
export function readConsent(version: string, now = new Date()): Consent | null {
  const consent = parseConsent(readStored());
  if (consent?.version !== version) return null;
  const end = new Date(consent.time);
  end.setMonth(end.getMonth() + MONTHS_KEPT);
  // Also covers an invalid time, for which comparisons are false.
  if (!(now < end)) return null;
  return sendsSignal() && !consent.signal ? null : consent;
}

/** Stores a choice; without storage it applies to this page only. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch (error) {
    console.warn("The choice about services of others can't be remembered.", error);
  }
}

/** Calls back when a choice was made in another tab. */
export function onConsentElsewhere(call: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) call();
  });
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Hand-written: the first view has no validation library. */
function parseConsent(stored: unknown): Consent | null {
  if (typeof stored !== "object" || stored === null) return null;
  if (!("version" in stored && "time" in stored && "purposes" in stored && "signal" in stored)) return null;
  const { version, time, purposes, signal } = stored;
  if (typeof version !== "string" || typeof time !== "string" || !Array.isArray(purposes)) return null;
  return {
    version,
    time,
    purposes: PURPOSES.filter((purpose) => purposes.includes(purpose)),
    signal: signal === true,
  };
}
