import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { TAG_MESSAGES } from "../../languages/tag-messages";
import { type Locale, localeOrDefault } from "../../shared/locales";
import { askedPurposes, CONSENT_HASH, type Purpose, serviceName, type Tag } from "../../shared/tags/tags";

interface Props {
  /** The services that need consent. */
  tags: readonly Tag[];
  chosen: readonly Purpose[];
  /** True if the browser has declined on the visitor's behalf. */
  signal: boolean;
  /** True if the visitor reopened it: it then takes the focus, and can be closed without a choice. */
  isReopened: boolean;
  onChoose(purposes: Purpose[]): void;
  onClose(): void;
}

const TITLE_ID = "tag-consent-title";

/** Asks for consent to third-party services: accept, decline, or choose by purpose. */
export function ConsentBar({ tags, chosen, signal, isReopened, onChoose, onClose }: Props) {
  const locale = localeOrDefault(useSyncExternalStore(subscribe, () => document.documentElement.lang));
  const { bar, purposes: words } = TAG_MESSAGES[locale];
  const purposes = askedPurposes(tags);
  const [isChoosing, setChoosing] = useState(isReopened);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isReopened) title.current?.focus();
    // The button that was pressed is gone.
    else if (isChoosing) form.current?.querySelector("input")?.focus();
  }, [isReopened, isChoosing]);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll("purpose");
    onChoose(purposes.filter((purpose) => ticked.includes(purpose)));
  };
  const cookiesPage = pageAboutCookies();
  return (
    <section aria-labelledby={TITLE_ID} lang={locale} data-tone="pine">
      <div>
        <h2 id={TITLE_ID} ref={title} tabIndex={-1}>
          {bar.title}
        </h2>
        <p>{signal ? `${bar.text} ${bar.signal}` : bar.text}</p>
        {isChoosing && (
          <form id="tag-consent-choice" ref={form} onSubmit={save}>
            <fieldset aria-labelledby={TITLE_ID}>
              {purposes.map((purpose) => (
                <label key={purpose}>
                  <input
                    type="checkbox"
                    name="purpose"
                    value={purpose}
                    defaultChecked={chosen.includes(purpose)}
                  />
                  <span>{words[purpose].name}</span>
                  <small>{`${words[purpose].text} ${namesOf(tags, purpose, locale)}`}</small>
                </label>
              ))}
            </fieldset>
          </form>
        )}
        <div data-part="buttons">
          <button type="button" data-part="answer" onClick={() => onChoose(purposes)}>
            {bar.yes}
          </button>
          <button type="button" data-part="answer" onClick={() => onChoose([])}>
            {bar.no}
          </button>
          {isChoosing ? (
            <button key="save" type="submit" form="tag-consent-choice" data-part="way">
              {bar.save}
            </button>
          ) : (
            <button key="choose" type="button" data-part="way" onClick={() => setChoosing(true)}>
              {bar.choose}
            </button>
          )}
          {isReopened && (
            <button type="button" data-part="way" onClick={onClose}>
              {bar.close}
            </button>
          )}
          {cookiesPage && <a href={cookiesPage}>{bar.more}</a>}
        </div>
      </div>
    </section>
  );
}

/** The services with a purpose: `(Google Analytics and Matomo)`. */
function namesOf(tags: readonly Tag[], purpose: Purpose, locale: Locale): string {
  const names = tags.filter((tag) => tag.purpose === purpose).map(serviceName);
  return `(${new Intl.ListFormat(locale).format(names)})`;
}

/** The page that the footer's link leads to; null if it isn't a page. */
function pageAboutCookies(): string | null {
  const link = document.querySelector<HTMLAnchorElement>(`footer a[href$="${CONSENT_HASH}"]`);
  const path = link?.getAttribute("href")?.slice(0, -CONSENT_HASH.length);
  return path || null;
}

/** The app changes the page's language without reloading. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  return () => observer.disconnect();
}
