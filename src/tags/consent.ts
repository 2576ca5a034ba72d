import { PURPOSES, type Purpose } from "../../shared/tags/tags";

/** What a visitor chose, in their browser alone. */
export interface Consent {
  /** What was asked for, and in which words. */
  version: string;
  /** ISO 8601. */
  time: string;
  /** What the visitor said yes to. */
  purposes: Purpose[];
  /** Whether their browser sent Global Privacy Control when they chose. */
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

/** Whether the browser says no in the visitor's name. */
export function sendsSignal(): boolean {
  return navigator.globalPrivacyControl === true;
}

/**
 * The choice that holds now; null where there is none, or where it is older than six months or was about something else. A yes
 * from before the browser said no does not hold.
 */
export function readConsent(version: string, now = new Date()): Consent | null {
  const consent = parseConsent(readStored());
  if (consent?.version !== version) return null;
  const end = new Date(consent.time);
  end.setMonth(end.getMonth() + MONTHS_KEPT);
  // A time that can't be read is no time at all.
  if (!(now < end)) return null;
  return sendsSignal() && !consent.signal ? null : consent;
}

/** Keeps a choice; without storage it holds for this page alone. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch (error) {
    console.warn("The choice about services of others can't be remembered.", error);
  }
}

/** Calls when a choice was made in another tab. */
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

/** By hand: the first view has no library for it. */
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
