import { NOT_FOUND_MARK } from "../../shared/not-found-mark";
import { askedPurposes, CONSENT_HASH, needsConsent, type Purpose, type Tag } from "../../shared/tags/tags";
import { type Consent, keepConsent, onConsentElsewhere, readConsent, sendsSignal } from "./consent";
import { PAGE_SHOWN } from "./page-shown";
import { cutOff, removeCookies } from "./removal";
import { runningTags, startTags, tellEvent, tellPage } from "./running";
import { watchVisitor } from "./visitor-events";

/**
 * Referenced once: the build inlines a new array at each use of the name, and running services are identified by
 * their entry.
 */
const tags: readonly Tag[] = __TAGS__;

let consent: Consent | null = readConsent(__CONSENT_VERSION__);

function isAllowed(tag: Tag): boolean {
  return !needsConsent(tag) || (consent?.purposes.includes(tag.purpose) ?? false);
}

/** The error page's chat runs on no other page. */
function runsHere({ vendor }: Tag): boolean {
  return vendor !== "chatWidget" || document.querySelector(`[${NOT_FOUND_MARK}]`) !== null;
}

function startAllowed(): void {
  startTags(tags, (tag) => isAllowed(tag) && runsHere(tag));
}

/** Applies the choice: starts allowed services, and stops those no longer allowed. */
function follow(): void {
  const refused = tags.filter((tag) => !isAllowed(tag));
  const isTakenBack = runningTags().some((tag) => refused.includes(tag));
  if (isTakenBack) cutOff();
  removeCookies(refused);
  if (isTakenBack) window.location.reload();
  else startAllowed();
}

function choose(purposes: Purpose[]): void {
  consent = {
    version: __CONSENT_VERSION__,
    time: new Date().toISOString(),
    purposes,
    signal: sendsSignal(),
  };
  keepConsent(consent);
  follow();
}

let hasAsked = false;

/** Asks on its own, once, if a service on the shown page needs a choice. */
function askIfNeeded(): void {
  if (hasAsked || consent || sendsSignal() || askedPurposes(tags.filter(runsHere)).length === 0) return;
  hasAsked = true;
  void ask(null);
}

function followPage(): void {
  tellPage();
  startAllowed();
  askIfNeeded();
}

/** Asks for the choice; `opener` is the link that was clicked. */
async function ask(opener: HTMLElement | null): Promise<void> {
  try {
    const { showConsentBar } = await import("./show-consent-bar");
    showConsentBar({
      opener,
      tags: tags.filter(needsConsent),
      chosen: consent?.purposes ?? [],
      signal: sendsSignal() && consent === null,
      choose,
    });
  } catch (error) {
    console.error("The choice about services of others could not be shown; they stay off.", error);
  }
}

/** Applies a choice made in another tab, or while this page was in the back/forward cache. */
function followElsewhere(): void {
  consent = readConsent(__CONSENT_VERSION__);
  follow();
}

follow();
watchVisitor(tellEvent);
document.addEventListener(PAGE_SHOWN, followPage);
onConsentElsewhere(followElsewhere);
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) followElsewhere();
});
// Before the app's router, which would navigate to the link's page for visitors without script.
window.addEventListener(
  "click",
  (event) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>(`a[href$="${CONSENT_HASH}"]`) : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(link);
  },
  { capture: true },
);
askIfNeeded();
